import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ConfirmDialog } from './ConfirmDialog';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './confirmContext';

interface Question extends ConfirmOptions {
  Dialog: typeof ConfirmDialog;
  open: boolean;
}

/** Gives the tree below `useConfirm()`. Once in the page. The dialog itself is fetched with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(answer: boolean) => void>(undefined);

  const confirm = useCallback<Confirm>(async (options) => {
    const dialog = await import('./ConfirmDialog').catch(() => undefined);
    // Without the network the dialog cannot be fetched; the browser's own asks the same.
    if (!dialog) return window.confirm([options.title, options.body].filter(Boolean).join('\n\n'));
    return new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
      setQuestion({ ...options, Dialog: dialog.ConfirmDialog, open: true });
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <question.Dialog
          {...question}
          onAnswer={(given) => {
            answer.current?.(given);
            setQuestion({ ...question, open: false });
          }}
        />
      )}
    </ConfirmContext>
  );
}
