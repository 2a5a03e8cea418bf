import { call } from '@site/api';
import { type StatementDay, statement } from '@site/contracts/areas/careStatement';
import type { DayRange } from '@site/contracts/values/days';
import { type CsvSource, csvFileName } from '@site/ui/records/csv';
import { useTexts } from '../../useTexts';
import { useReachedText } from './useReachedText';

/** The days of a range, for a file in the member's language. */
export function useStatementCsv(days: DayRange): CsvSource<StatementDay> {
  const { t } = useTexts();
  const reachedText = useReachedText();
  return {
    fileName: csvFileName('statement', [], days),
    head: [
      t('profit.day'),
      t('statement.deposits'),
      t('statement.withdrawals'),
      t('statement.staked'),
      t('statement.won'),
      t('profit.netShort'),
      t('statement.minutes'),
      t('statement.bets'),
      t('statement.reached'),
    ],
    pages: async function* (signal) {
      const { list } = await call(statement, { ...days }, { signal, silent: true });
      yield { list, total: list.length };
    },
    idOf: ({ date }) => date,
    cells: ({ date, deposit, withdraw, staked, won, net, minutes, bets, reached }) => [
      date,
      deposit,
      withdraw,
      staked,
      won,
      net,
      String(minutes),
      String(bets),
      reachedText(reached),
    ],
  };
}
