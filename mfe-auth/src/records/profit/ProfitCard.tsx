import type { ProfitSum } from '@site/contracts/areas/wallet';
import { type DayRange, rangeLength } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { direction, rangeText } from '@site/ui/records';
import { useCurrencySymbol, useMoneyText } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import styles from './ProfitCard.module.css';

interface ProfitCardProps {
  days: DayRange;
  today: string;
  /** The platform's sums: nothing is added here. */
  sum: ProfitSum;
  /** Anything moved in these days. */
  played: boolean;
}

/** The net result, in figures and in a sentence, over what it is made of. */
export function ProfitCard({ days, today, sum, played }: ProfitCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const told = useTold();
  const { betAmount, winAmount, rebate, bonus, profit } = sum;
  const figures = [
    [t('profit.bets'), betAmount],
    [t('profit.won'), winAmount],
    [t('profit.rebate'), rebate],
    [t('profit.bonus'), bonus],
  ] as const;
  return (
    <>
      <Card as="section" padded={false} className={styles.card} aria-label={t('profit.net')}>
        <div className={styles.net}>
          <h2 className={styles.label}>{t('profit.netOf', { days: rangeText(days, language, today) })}</h2>
          <p className={styles.figure}>
            <Money signed symbol={symbol} amount={profit} />
          </p>
          <p className={styles.told} role="status">
            {told(profit, played, rangeLength(days))}
          </p>
        </div>
        {played && (
          <dl className={styles.figures}>
            {figures.map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Money symbol={symbol} amount={amount} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      {played && <p className={styles.fine}>{t('profit.formula')}</p>}
    </>
  );
}

/** The result as a sentence: wins and losses weigh the same. The sign is the platform's. */
function useTold() {
  const { t } = useTexts();
  const money = useMoneyText();
  return (profit: string, played: boolean, count: number): string => {
    if (!played) return t('profit.told.none', { count });
    const way = direction(profit);
    return t(`profit.told.${way}`, { count, amount: money(profit.replace('-', '')) });
  };
}
