export { PictureList, type PictureListProps } from './PictureList';
export type { KeptPicture } from './pictures';
export { type KeepPicture, type PictureListState, usePictureList } from './usePictureList';
