import { StillChecking } from '@site/ui/StillChecking';
import { useSheet } from '@site/ui/useSheet';
import { useTexts } from '../useTexts';
import styles from './Payment.module.css';
import { PaymentSheet } from './PaymentSheet';
import { type Payment, useLeavePayment } from './usePaymentSheet';

interface StillCheckingPaymentProps {
  payment: Payment & {
    readonly unsettled: { readonly request?: unknown } | undefined;
    readonly variables: unknown;
    readonly askAgain: () => void;
  };
  /** The page, for who sets the password anew. */
  returnTo: string;
  /** Sends the rest of a press whose password a reload has lost, with this one; none where it cannot be. */
  onComplete: ((paymentPassword: string) => void) | undefined;
}

/** A payment that nobody knows about: asked for again under its key, after a reload with the password typed anew. */
export function StillCheckingPayment({ payment, returnTo, onComplete }: StillCheckingPaymentProps) {
  const { t } = useTexts();
  const sheet = useSheet();
  useLeavePayment(true);
  const { unsettled, isPending, variables, askAgain } = payment;
  const isWhole = unsettled?.request !== undefined;
  const ask = isWhole ? askAgain : onComplete && sheet.show;
  return (
    <div className={styles.page}>
      <StillChecking asking={isPending} onAsk={ask} followed={variables !== undefined}>
        {isWhole ? undefined : t('payment.askWithPassword')}
      </StillChecking>
      {onComplete && sheet.opening > 0 && (
        <PaymentSheet
          key={sheet.opening}
          open={sheet.open}
          onClose={sheet.close}
          title={t('payment.password')}
          rows={[]}
          error={null}
          busy={isPending}
          returnTo={returnTo}
          onEntered={onComplete}
        />
      )}
    </div>
  );
}
