import { call } from '@site/api';
import { TRANSACTIONS_PAGE_SIZE } from '@site/contracts/areas/wallet';
import { type WithdrawOrder, type WithdrawStatus, withdrawReport } from '@site/contracts/areas/withdraw';
import { timeZone, useLanguage } from '@site/i18n';
import { type CsvSource, csvFileName, everyPage, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import { type OrderFilter, orderRequest } from '../queries';

/** The orders to pay out that a filter leaves, for a file in the member's language. */
export function useWithdrawalCsv(filter: OrderFilter<WithdrawStatus>): CsvSource<WithdrawOrder> {
  const { t } = useTexts();
  const request = orderRequest(filter, TRANSACTIONS_PAGE_SIZE.export, useLanguage());
  return {
    fileName: csvFileName('withdrawals', [filter.status], filter.days),
    head: [
      `${t('records.line.made')} (${timeZone()})`,
      t('records.line.order'),
      t('records.line.to'),
      t('records.line.amount'),
      t('records.line.fee'),
      t('records.line.arrives'),
      t('records.line.state'),
    ],
    pages: (signal) =>
      everyPage((pageNo) => call(withdrawReport, { ...request, pageNo }, { signal, silent: true }), signal),
    idOf: ({ orderNo }) => orderNo,
    cells: ({ createdAt, orderNo, bankCard, amount, fee, paid, status }) => [
      timestamp(createdAt),
      orderNo,
      `${bankCard.bankName} ${bankCard.cardNo}`,
      amount,
      fee,
      paid,
      t(`records.withdrawal.${status}`),
    ],
  };
}
