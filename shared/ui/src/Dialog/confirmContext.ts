import { createContext, useContext } from 'react';

export interface ConfirmOptions {
  title: string;
  body?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger';
}

/** Asks and answers: true for the action, false for Cancel, Esc and a page that is left. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The question of the nearest `ConfirmProvider`. Throws outside of one. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
