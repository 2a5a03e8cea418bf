import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './confirmContext';

interface Question extends ConfirmOptions {
  open: boolean;
}

/** Gives the tree below `useConfirm()`. Once in the page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(answer: boolean) => void>(undefined);

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        answer.current?.(false);
        answer.current = resolve;
        setQuestion({ ...options, open: true });
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog
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
