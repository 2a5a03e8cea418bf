import { type ApiError, hasCode } from '@site/api';
import type { BankCard } from '@site/contracts/areas/bankCards';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { PinPad } from '@site/ui/PinPad';
import { Sheet } from '@site/ui/Sheet';
import * as z from 'zod/mini';
import { useTexts } from '../../../useTexts';
import { useFocusOnce } from '../../parts/useFocusOnce';
import { useMoneyText } from '../../parts/useMoneyText';
import { cardText } from './cardText';
import styles from './PaymentPasswordSheet.module.css';

interface QuestionProps {
  amount: string;
  card: BankCard;
  /** Why the last figures were refused. */
  error: ApiError | null;
  busy: boolean;
  onEntered: (paymentPassword: string) => void;
}

interface PaymentPasswordSheetProps extends QuestionProps {
  open: boolean;
  onClose: () => void;
}

/** The last step: six figures, and the money is on its way. */
export function PaymentPasswordSheet({ open, onClose, ...question }: PaymentPasswordSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet open={open} title={t('withdraw.pin.title')} onClose={onClose}>
      <Question {...question} />
    </Sheet>
  );
}

/** A keyboard is in its input from the start; on a phone its own keys are there. */
function Question({ amount, card, error, busy, onEntered }: QuestionProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const wrongText = useWrongText();
  const input = useFocusOnce<HTMLInputElement>(true);
  return (
    <div className={styles.body}>
      <p className={styles.lede}>
        {t('withdraw.pin.to', { amount: moneyText(amount), card: `${card.bankName} ${cardText(card)}` })}
      </p>
      <PinPad
        inputRef={input}
        label={t('withdraw.pin.title')}
        busy={busy}
        error={hasCode(error, 'payment.password.wrong') ? wrongText(error) : undefined}
        onComplete={onEntered}
      />
      <Button
        variant="text"
        size="small"
        render={<Link to={addressOf(PATHS.securityCentre, { part: 'reset', return: PATHS.withdraw })} />}
      >
        {t('withdraw.pin.forgot')}
      </Button>
    </div>
  );
}

const Figures = z.object({ triesLeft: z.int() });

/** Wrong figures, with how many tries there are where the platform says so. */
function useWrongText(): (error: ApiError) => string {
  const { t } = useTexts();
  return ({ value }) => {
    const figures = Figures.safeParse(value).data;
    return figures ? t('withdraw.pin.wrongLeft', { count: figures.triesLeft }) : t('withdraw.pin.wrong');
  };
}
