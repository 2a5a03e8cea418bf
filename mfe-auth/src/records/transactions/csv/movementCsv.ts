import { call } from '@site/api';
import { TRANSACTIONS_PAGE_SIZE, type Transaction, transactions } from '@site/contracts/areas/wallet';
import { timeZone, useLanguage } from '@site/i18n';
import { type CsvSource, csvFileName, everyPage, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import { type MovementFilter, movementRequest } from '../queries';

/** The movements that a filter leaves, for a file in the member's language. */
export function useMovementCsv(filter: MovementFilter): CsvSource<Transaction> {
  const { t } = useTexts();
  const request = movementRequest(filter, TRANSACTIONS_PAGE_SIZE.export, useLanguage());
  return {
    fileName: csvFileName('transactions', [filter.team ? 'team' : undefined, filter.code], filter.days),
    head: [
      `${t('records.line.made')} (${timeZone()})`,
      t('records.line.record'),
      t('records.line.account'),
      t('records.line.kind'),
      t('records.line.amount'),
      t('records.line.balance'),
      t('records.line.order'),
      t('records.line.remark'),
    ],
    pages: (signal) =>
      everyPage((pageNo) => call(transactions, { ...request, pageNo }, { signal, silent: true }), signal),
    idOf: ({ id }) => id,
    cells: ({ at, id, account, name, amount, balance, orderNo, remark }) => [
      timestamp(at),
      id,
      account,
      name,
      amount,
      balance,
      orderNo ?? '',
      remark ?? '',
    ],
  };
}
