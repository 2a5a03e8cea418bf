import type { ApiError } from '@site/api';
import { useCurrencySymbol } from '@site/api';
import { PaymentPassword } from '@site/ui/PaymentPassword';
import { Sheet } from '@site/ui/Sheet';
import { Sum, type SumProps } from '@site/ui/Sum';
import styles from './PaymentSheet.module.css';

interface PaymentSheetProps extends Pick<SumProps, 'rows' | 'total'> {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Why the last digits were refused. */
  error: ApiError | null;
  busy: boolean;
  /** The page, for who sets the password anew. */
  returnTo: string;
  onEntered: (paymentPassword: string) => void;
}

/** The last step: what is paid to whom, and six digits. */
export function PaymentSheet({ title, open, onClose, rows, total, ...question }: PaymentSheetProps) {
  const symbol = useCurrencySymbol();
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div className={styles.body}>
        {rows.length > 0 && <Sum inset symbol={symbol} rows={rows} {...(total && { total })} />}
        <PaymentPassword {...question} />
      </div>
    </Sheet>
  );
}
