import { compareMoney } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { minus } from '../../parts/minus';
import { useMoneyText } from '../../parts/useMoneyText';
import type { useDepositQuote } from '../queries';

/** The height of the sum, so that nothing moves when it comes. */
const ROOM = '158px';

interface DepositSumProps {
  quote: ReturnType<typeof useDepositQuote>;
  symbol: string;
}

/** What the deposit will come to, as the platform says. */
export function DepositSum({ quote: { data, isPending }, symbol }: DepositSumProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (!data) return isPending ? <Skeleton shape="card" height={ROOM} /> : null;
  const { amount, fee, bonus, credited, toBet } = data;
  return (
    <div className={styles.group} aria-live="polite">
      <Sum
        symbol={symbol}
        rows={[
          { label: t('deposit.sum.pay'), amount },
          { label: t('deposit.sum.fee'), amount: minus(fee), quiet: true },
          { label: t('deposit.sum.bonus'), amount: bonus, signed: true },
        ]}
        total={{ label: t('deposit.sum.credited'), amount: credited }}
      />
      {toBet !== undefined && compareMoney(toBet, '0.00') > 0 && (
        <p className={styles.fine}>{t('deposit.sum.toBet', { amount: moneyText(toBet) })}</p>
      )}
    </div>
  );
}
