/* What a tab loads for a preview, as one file. */
export { PreviewBar } from './PreviewBar';
export { takePreview } from './takePreview';
