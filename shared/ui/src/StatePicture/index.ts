export { StatePicture, type StatePictureName } from './StatePicture';
