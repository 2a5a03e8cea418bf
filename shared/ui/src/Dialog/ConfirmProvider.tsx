import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './confirmContext';

interface Question extends ConfirmOptions {
  answer: (answer: boolean) => void;
}

/** Gives the tree below `useConfirm()`. Once in the page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        setQuestion((previous) => {
          previous?.answer(false);
          return { ...options, answer: resolve };
        });
        setOpen(true);
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
          {...question}
          open={open}
          onAnswer={(answer) => {
            question.answer(answer);
            setOpen(false);
          }}
        />
      )}
    </ConfirmContext>
  );
}
