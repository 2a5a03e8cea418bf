export { checkPicture } from './checkPicture';
export { drawJpeg } from './drawJpeg';
export { openPicture } from './openPicture';
export { shrinkPicture } from './shrinkPicture';
