import type { StatementDay, StatementSum } from '@site/contracts/areas/careStatement';
import type { DayRange } from '@site/contracts/values/days';
import { formatNumber, useLanguage } from '@site/i18n';
import { formatAmount, useMoneyText } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { useDuration } from '@site/ui/useDuration';
import type { DayColumn } from '../../records/days/DayColumn';
import { DaysOfPlay } from '../../records/days/DaysOfPlay';
import { signedAmount } from '../../records/days/signedAmount';
import { useTexts } from '../../useTexts';
import { useStatementCsv } from './statementCsv';
import { useReachedText } from './useReachedText';

/** A day, and the sum of all of them, in which no limit is reached. */
type Figures = StatementSum & Partial<Pick<StatementDay, 'reached'>>;

interface StatementDaysProps {
  days: DayRange;
  /** The days on which anything moved, the newest first. */
  list: readonly StatementDay[];
  sum: StatementSum;
}

/** Each day of a statement: its result with what was paid in as a chart, and all of its figures in a table (PL-026). */
export function StatementDays({ days, list, sum }: StatementDaysProps) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <DaysOfPlay<StatementDay, Figures>
      range={days}
      list={list}
      sum={sum}
      netOf={({ net }) => net}
      columns={useColumns()}
      more={useMore()}
      chart={{
        label: t('statement.chart', { days: rangeText(days, language) }),
        mark: { of: ({ deposit }) => deposit, legend: t('statement.deposits') },
      }}
      rows="moved"
      csv={useStatementCsv(days)}
      note={t('statement.dayNote')}
    />
  );
}

function useColumns(): readonly DayColumn<Figures>[] {
  const { t } = useTexts();
  const durationText = useDuration();
  const reachedText = useReachedText();
  return [
    { head: t('profit.netShort'), cell: ({ net }) => signedAmount(net), isNet: true },
    { head: t('statement.deposits'), cell: ({ deposit }) => formatAmount(deposit) },
    { head: t('statement.withdrawals'), cell: ({ withdraw }) => formatAmount(withdraw) },
    { head: t('statement.staked'), cell: ({ staked }) => formatAmount(staked) },
    { head: t('statement.won'), cell: ({ won }) => formatAmount(won) },
    { head: t('statement.time'), cell: ({ minutes }) => durationText(minutes) },
    { head: t('statement.bets'), cell: ({ bets }) => formatNumber(bets) },
    { head: t('statement.reached'), cell: ({ reached = [] }) => reachedText(reached) },
  ];
}

/** What the chart says of a day that is chosen, besides its result. */
function useMore(): (day: StatementDay) => string {
  const { t } = useTexts();
  const money = useMoneyText();
  const durationText = useDuration();
  const reachedText = useReachedText();
  return ({ deposit, minutes, reached }) => {
    const figures = t('statement.dayMore', { deposit: money(deposit), time: durationText(minutes) });
    if (reached.length === 0) return figures;
    return `${figures} ${t('statement.dayReached', { limits: reachedText(reached) })}`;
  };
}
