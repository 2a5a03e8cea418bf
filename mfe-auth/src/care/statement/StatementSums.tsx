import { useCurrencySymbol } from '@site/api';
import type { StatementDay, StatementSum } from '@site/contracts/areas/careStatement';
import { type DayRange, rangeLength } from '@site/contracts/values/days';
import { formatNumber, useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { Awaited, rangeText } from '@site/ui/records';
import { useDuration } from '@site/ui/useDuration';
import { NetCard } from '../../records/NetCard';
import { useTold } from '../../records/useTold';
import { useTexts } from '../../useTexts';
import styles from './Statement.module.css';

interface StatementSumsProps {
  days: DayRange;
  /** The platform's sums and days: nothing is added here. Left out while they are on their way. */
  answer: { readonly footer: StatementSum; readonly list: readonly StatementDay[] } | undefined;
  /** Out of sight, where there is nothing to show. */
  bare: boolean;
}

/** What all of the days come to: the result in a sentence, and what was paid and played. */
export function StatementSums({ days, answer, bare }: StatementSumsProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const told = useTold();
  const durationText = useDuration();
  const sum = answer?.footer;
  const money = (amount: string | undefined) =>
    amount === undefined ? <Awaited /> : <Money symbol={symbol} amount={amount} />;
  const moved = answer === undefined || answer.list.length > 0;
  return (
    <>
      <NetCard
        className={styles.card}
        name={t('profit.net')}
        title={t('profit.netOf', { days: rangeText(days, language, days.endDate) })}
        net={sum?.net}
        told={sum && told(sum.net, sum.bets > 0 || sum.minutes > 0, rangeLength(days))}
        figures={
          moved
            ? [
                { label: t('statement.staked'), value: money(sum?.staked) },
                { label: t('statement.won'), value: money(sum?.won) },
                { label: t('statement.deposits'), value: money(sum?.deposit) },
                { label: t('statement.withdrawals'), value: money(sum?.withdraw) },
                { label: t('statement.time'), value: sum ? durationText(sum.minutes) : <Awaited /> },
                { label: t('statement.bets'), value: sum ? formatNumber(sum.bets) : <Awaited /> },
              ]
            : []
        }
        bare={bare}
      />
      {moved && !bare && <p className={styles.fine}>{t('statement.formula')}</p>}
    </>
  );
}
