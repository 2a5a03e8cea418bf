import { type ApiError, hasCode } from '@site/api';
import { PaymentPasswordTries } from '@site/contracts/areas/bankCards';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '../Button';
import { PinPad } from '../PinPad';
import { useFocusOnce } from '../useFocusOnce';
import styles from './PaymentPassword.module.css';
import { usePaymentPasswordTexts } from './usePaymentPasswordTexts';

export interface PaymentPasswordProps {
  /** Why the call was refused. One that is not about the password says nothing here. */
  error: ApiError | null;
  /** The digits are being checked, or money is on its way. */
  busy: boolean;
  /** The page that a member comes back to who sets it anew. */
  returnTo: string;
  onEntered: (paymentPassword: string) => void;
}

/** The last step before money moves: six digits, and a way for who forgot them. A keyboard is in it from the start. */
export function PaymentPassword({ error, busy, returnTo, onEntered }: PaymentPasswordProps) {
  const { t } = usePaymentPasswordTexts();
  const wrongText = useWrongText();
  const input = useFocusOnce<HTMLInputElement>(true);
  return (
    <div className={styles.body}>
      <div className={styles.pad}>
        <PinPad
          inputRef={input}
          label={t('label')}
          busy={busy}
          error={hasCode(error, 'payment.password.wrong') ? wrongText(error) : undefined}
          onComplete={onEntered}
        />
      </div>
      <Button
        variant="text"
        size="small"
        render={<Link to={addressOf(PATHS.securityCentre, { part: 'reset', return: returnTo })} />}
      >
        {t('forgot')}
      </Button>
    </div>
  );
}

/** Wrong figures, with how many tries there are where the platform says so. */
function useWrongText(): (error: ApiError) => string {
  const { t } = usePaymentPasswordTexts();
  return ({ value }) => {
    const figures = PaymentPasswordTries.safeParse(value).data;
    return figures ? t('wrongLeft', { count: figures.triesLeft }) : t('wrong');
  };
}
