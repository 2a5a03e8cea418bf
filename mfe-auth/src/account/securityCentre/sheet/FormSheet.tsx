import { Sheet, type SheetProps } from '@site/ui/Sheet';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import styles from './Sheet.module.css';
import { SheetActions } from './SheetActions';

interface FormSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'children'> {
  submitLabel: string;
  sending?: boolean;
  onSubmit: FormEventHandler;
  /** A sheet over this one. It stands outside the form: a form of its own must not send this one too. */
  over?: ReactNode;
}

/** A sheet with a form in it. */
export function FormSheet({
  open,
  onClose,
  title,
  submitLabel,
  sending,
  onSubmit,
  over,
  children,
}: FormSheetProps) {
  const form = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <SheetActions onCancel={onClose} form={form} label={submitLabel} {...(sending && { sending })} />
      }
    >
      <form id={form} noValidate className={styles.body} onSubmit={onSubmit}>
        {children}
      </form>
      {over}
    </Sheet>
  );
}
