export { ConfirmProvider } from './ConfirmProvider';
export { type Confirm, type ConfirmOptions, useConfirm } from './confirmContext';
export { Dialog } from './Dialog';
export type { DialogProps } from './DialogProps';
