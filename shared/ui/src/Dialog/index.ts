export { ConfirmProvider } from './ConfirmProvider';
export { type Confirm, type ConfirmOptions, useConfirm } from './confirmContext';
export { Dialog, type DialogProps } from './Dialog';
