export { ToastViewport } from './ToastViewport';
export { type ToastOptions, toast } from './toast';
export { toastDuration } from './toastDuration';
