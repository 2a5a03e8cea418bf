import { call } from '@site/api';
import { type DepositOrder, type DepositStatus, depositRecords } from '@site/contracts/areas/deposit';
import { TRANSACTIONS_PAGE_SIZE } from '@site/contracts/areas/wallet';
import { timeZone, useLanguage } from '@site/i18n';
import { type CsvSource, csvFileName, everyPage, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import { type OrderFilter, orderRequest } from '../queries';

/** The orders to pay in that a filter leaves, for a file in the member's language. */
export function useDepositCsv(filter: OrderFilter<DepositStatus>): CsvSource<DepositOrder> {
  const { t } = useTexts();
  const request = orderRequest(filter, TRANSACTIONS_PAGE_SIZE.export, useLanguage());
  return {
    fileName: csvFileName('deposits', [filter.status], filter.days),
    head: [
      `${t('records.line.made')} (${timeZone()})`,
      t('records.line.order'),
      t('records.line.kind'),
      t('records.line.amount'),
      t('records.line.fee'),
      t('records.credited'),
      t('records.line.state'),
    ],
    pages: (signal) =>
      everyPage((pageNo) => call(depositRecords, { ...request, pageNo }, { signal, silent: true }), signal),
    idOf: ({ orderNo }) => orderNo,
    cells: ({ createdAt, orderNo, name, amount, fee, credited, status }) => [
      timestamp(createdAt),
      orderNo,
      name ?? '',
      amount,
      fee,
      credited ?? '',
      t(`records.deposit.${status}`),
    ],
  };
}
