import { call } from '@site/api';
import { type ProfitDay, profitAndLoss } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { type CsvSource, csvFileName } from '@site/ui/records/csv';
import { useTexts } from '../../useTexts';

/** The days of a range, for a file in the member's language. */
export function useProfitCsv(days: DayRange): CsvSource<ProfitDay> {
  const { t } = useTexts();
  return {
    fileName: csvFileName('profit', [], days),
    head: [
      t('profit.day'),
      t('profit.bets'),
      t('profit.won'),
      t('profit.rebate'),
      t('profit.bonus'),
      t('profit.netShort'),
    ],
    pages: async function* (signal) {
      const { list } = await call(profitAndLoss, { ...days }, { signal, silent: true });
      yield { list, total: list.length };
    },
    idOf: ({ date }) => date,
    cells: ({ date, betAmount, winAmount, rebate, bonus, profit }) => [
      date,
      betAmount,
      winAmount,
      rebate,
      bonus,
      profit,
    ],
  };
}
