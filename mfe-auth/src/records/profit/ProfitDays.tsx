import type { ProfitDay, ProfitSum } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { formatAmount, useMoneyText } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { DaysOfPlay } from '../days/DaysOfPlay';
import { signedAmount } from '../days/signedAmount';
import { useProfitCsv } from './profitCsv';

interface ProfitDaysProps {
  days: DayRange;
  /** The days on which anything moved, the newest first. */
  list: readonly ProfitDay[];
  sum: ProfitSum;
}

/** What was bet and won on each day, and what came of it. */
export function ProfitDays({ days, list, sum }: ProfitDaysProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const money = useMoneyText();
  return (
    <DaysOfPlay<ProfitDay, ProfitSum>
      range={days}
      list={list}
      sum={sum}
      netOf={({ profit }) => profit}
      columns={[
        { head: t('profit.bets'), cell: ({ betAmount }) => formatAmount(betAmount) },
        { head: t('profit.won'), cell: ({ winAmount }) => formatAmount(winAmount) },
        { head: t('profit.netShort'), cell: ({ profit }) => signedAmount(profit), isNet: true },
      ]}
      more={({ rebate, bonus }) => t('profit.dayMore', { rebate: money(rebate), bonus: money(bonus) })}
      chart={{ label: t('profit.chart', { days: rangeText(days, language) }) }}
      csv={useProfitCsv(days)}
      note={t('profit.dayNote')}
    />
  );
}
