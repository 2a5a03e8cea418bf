import { compareMoney, useMoneyText } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { minus } from '../../parts/minus';
import { QuoteRegion } from '../../parts/QuoteRegion';
import type { useDepositQuote } from '../queries';

/** The height of the sum, so that nothing moves when it comes. */
const ROOM = '158px';

interface DepositSumProps {
  /** Whether there is an amount that can be ordered. */
  wanted: boolean;
  /** The figures are about another choice. */
  outdated: boolean;
  quote: ReturnType<typeof useDepositQuote>;
  symbol: string;
}

/** What the deposit will come to, as the platform says. */
export function DepositSum({ wanted, outdated, quote: { data, error }, symbol }: DepositSumProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (!wanted || error) return <QuoteRegion outdated={false}>{null}</QuoteRegion>;
  if (!data) {
    return (
      <QuoteRegion outdated={false}>
        <Skeleton shape="card" height={ROOM} />
      </QuoteRegion>
    );
  }
  const { amount, fee, bonus, credited, toBet } = data;
  return (
    <QuoteRegion outdated={outdated}>
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
    </QuoteRegion>
  );
}
