import { Button } from '../Button';
import type { ConfirmOptions } from './confirmContext';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps extends ConfirmOptions {
  open: boolean;
  onAnswer: (answer: boolean) => void;
}

/** A question with two answers. */
export function ConfirmDialog({
  open,
  onAnswer,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
}: ConfirmDialogProps) {
  return (
    <Dialog
      required
      open={open}
      onClose={() => onAnswer(false)}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
