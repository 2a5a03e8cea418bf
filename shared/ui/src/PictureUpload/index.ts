export { PictureUpload, type PictureUploadProps } from './PictureUpload';
export type { SendPicture } from './usePictureUpload';
