import { call } from '@site/api';
import { type DepositOrder, type DepositStatus, depositRecords } from '@site/contracts/areas/deposit';
import { TRANSACTIONS_PAGE_SIZE } from '@site/contracts/areas/wallet';
import { useLanguage } from '@site/i18n';
import { type CsvSource, everyPage } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import { type OrderFilter, orderRequest } from '../queries';
import { useOrderCsv } from './orderCsv';

/** The orders to pay in that a filter leaves. */
export function useDepositCsv(filter: OrderFilter<DepositStatus>): CsvSource<DepositOrder> {
  const { t } = useTexts();
  const request = orderRequest(filter, TRANSACTIONS_PAGE_SIZE.export, useLanguage());
  return useOrderCsv({
    kind: 'deposits',
    filter,
    pages: (signal) =>
      everyPage((pageNo) => call(depositRecords, { ...request, pageNo }, { signal, silent: true }), signal),
    columns: [
      [t('records.line.kind'), ({ name }) => name ?? ''],
      [t('records.line.amount'), ({ amount }) => amount],
      [t('records.line.fee'), ({ fee }) => fee],
      [t('records.credited'), ({ credited }) => credited ?? ''],
      [t('records.line.state'), ({ status }) => t(`records.deposit.${status}`)],
    ],
  });
}
