import type { ProfitSum } from '@site/contracts/areas/wallet';
import { type DayRange, rangeLength } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { Awaited, direction, rangeText } from '@site/ui/records';
import { useCurrencySymbol, useMoneyText } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import styles from './ProfitCard.module.css';

interface ProfitCardProps {
  days: DayRange;
  today: string;
  /** The platform's sums: nothing is added here. Left out while they are on their way. */
  sum: ProfitSum | undefined;
  /** Anything moved in these days. */
  played: boolean;
  /** Out of sight, where there are no sums to show: the card stays, so that the next ones are read out. */
  bare: boolean;
}

/** The net result, in figures and in a sentence, over what it is made of. */
export function ProfitCard({ days, today, sum, played, bare }: ProfitCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const told = useTold();
  const amountOf = (amount: string | undefined, signed = false) =>
    amount === undefined ? <Awaited /> : <Money signed={signed} symbol={symbol} amount={amount} />;
  const figures = [
    [t('profit.bets'), sum?.betAmount],
    [t('profit.won'), sum?.winAmount],
    [t('profit.rebate'), sum?.rebate],
    [t('profit.bonus'), sum?.bonus],
  ] as const;
  const hasFigures = played && !bare;
  return (
    <>
      <Card
        as="section"
        padded={false}
        className={bare ? styles.bare : styles.card}
        aria-label={bare ? undefined : t('profit.net')}
      >
        <div className={styles.net}>
          {!bare && (
            <>
              <h2 className={styles.label}>
                {t('profit.netOf', { days: rangeText(days, language, today) })}
              </h2>
              <p className={styles.figure}>{amountOf(sum?.profit, true)}</p>
            </>
          )}
          <p className={styles.told} role="status">
            {sum && told(sum.profit, played, rangeLength(days))}
          </p>
        </div>
        {hasFigures && (
          <dl className={styles.figures}>
            {figures.map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amountOf(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      {hasFigures && <p className={styles.fine}>{t('profit.formula')}</p>}
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
