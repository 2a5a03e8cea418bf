import { toastDuration } from './toastDuration';

export type ToastTone = 'plain' | 'success' | 'info' | 'error' | 'loading';

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  message: string;
}

export interface ToastOptions {
  /** Milliseconds; one of `toastDuration`. */
  duration?: number;
}

// One store for the page: this module is a shared singleton, so every remote speaks through the same toast.
let current: ToastMessage | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function open(tone: ToastTone, message: string, duration: number): number {
  clearTimeout(timer);
  lastId += 1;
  const id = lastId;
  set({ id, tone, message });
  timer = setTimeout(() => toast.dismiss(id), duration);
  return id;
}

/**
 * Short news at the foot of the page. One at a time: a new one takes the place of the last, so a result
 * replaces its "Please wait". Each call answers the id that `dismiss` takes.
 */
export const toast = {
  /** Words alone; 3 s. */
  show: (message: string, { duration = toastDuration.short }: ToastOptions = {}) =>
    open('plain', message, duration),
  /** It worked; 1.5 s. */
  success: (message: string, { duration = toastDuration.success }: ToastOptions = {}) =>
    open('success', message, duration),
  /** Something to know; 3 s. */
  info: (message: string, { duration = toastDuration.short }: ToastOptions = {}) =>
    open('info', message, duration),
  /** It did not work; 3 s, and read out at once. */
  error: (message: string, { duration = toastDuration.short }: ToastOptions = {}) =>
    open('error', message, duration),
  /** Wait; until the result replaces it or `dismiss`, 10 s at most. */
  loading: (message: string, { duration = toastDuration.loading }: ToastOptions = {}) =>
    open('loading', message, duration),
  /** Takes a toast away; does nothing when another has taken its place. Without an id: whichever shows. */
  dismiss(id?: number): void {
    if (current === null || (id !== undefined && id !== current.id)) return;
    clearTimeout(timer);
    set(null);
  },
};

/** For `useSyncExternalStore`. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that shows now. */
export const currentToast = (): ToastMessage | null => current;
