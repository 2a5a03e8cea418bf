export { downloadFile, shareFile, sharesFiles } from './saveFile';
