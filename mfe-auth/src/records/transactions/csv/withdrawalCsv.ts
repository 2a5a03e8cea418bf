import { call } from '@site/api';
import { TRANSACTIONS_PAGE_SIZE } from '@site/contracts/areas/wallet';
import { type WithdrawOrder, type WithdrawStatus, withdrawReport } from '@site/contracts/areas/withdraw';
import { useLanguage } from '@site/i18n';
import { type CsvSource, everyPage } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import { type OrderFilter, orderRequest } from '../queries';
import { useOrderCsv } from './orderCsv';

/** The orders to pay out that a filter leaves. */
export function useWithdrawalCsv(filter: OrderFilter<WithdrawStatus>): CsvSource<WithdrawOrder> {
  const { t } = useTexts();
  const request = orderRequest(filter, TRANSACTIONS_PAGE_SIZE.export, useLanguage());
  return useOrderCsv({
    kind: 'withdrawals',
    filter,
    pages: (signal) =>
      everyPage((pageNo) => call(withdrawReport, { ...request, pageNo }, { signal, silent: true }), signal),
    columns: [
      [t('records.line.to'), ({ bankCard }) => `${bankCard.bankName} ${bankCard.cardNo}`],
      [t('records.line.amount'), ({ amount }) => amount],
      [t('records.line.fee'), ({ fee }) => fee],
      [t('records.line.arrives'), ({ paid }) => paid],
      [t('records.line.state'), ({ status }) => t(`records.withdrawal.${status}`)],
    ],
  });
}
