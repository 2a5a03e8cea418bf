import type { ApiError } from '@site/api';
import type { BankCard } from '@site/contracts/areas/bankCards';
import { PATHS } from '@site/contracts/values/paths';
import { useMoneyText } from '@site/ui/Money';
import { PaymentPassword } from '@site/ui/PaymentPassword';
import { Sheet } from '@site/ui/Sheet';
import { useTexts } from '../../../useTexts';
import { cardText } from './cardText';
import styles from './PaymentPasswordSheet.module.css';

interface PaymentPasswordSheetProps {
  open: boolean;
  onClose: () => void;
  amount: string;
  card: BankCard;
  /** Why the last figures were refused. */
  error: ApiError | null;
  busy: boolean;
  onEntered: (paymentPassword: string) => void;
}

/** The last step: six figures, and the money is on its way. */
export function PaymentPasswordSheet({
  open,
  onClose,
  amount,
  card,
  ...question
}: PaymentPasswordSheetProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <Sheet open={open} title={t('withdraw.pin.title')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.lede}>
          {t('withdraw.pin.to', { amount: moneyText(amount), card: `${card.bankName} ${cardText(card)}` })}
        </p>
        <PaymentPassword {...question} returnTo={PATHS.withdraw} />
      </div>
    </Sheet>
  );
}
