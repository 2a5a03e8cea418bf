import { call } from '@site/api';
import { type Order, orders } from '@site/contracts/areas/lottery';
import { RECORDS_PAGE_SIZE } from '@site/contracts/areas/records';
import { timeZone, useLanguage } from '@site/i18n';
import { type CsvSource, csvFileName, everyPage, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../useTexts';
import { type OrderFilter, orderRequest } from '../orders/queries';

/** The lottery orders that a filter leaves, for a file in the player's language. */
export function useOrderCsv(filter: OrderFilter): CsvSource<Order> {
  const { t } = useTexts();
  const request = orderRequest(filter, RECORDS_PAGE_SIZE.export, useLanguage());
  return {
    fileName: csvFileName('orders', [filter.game, filter.status], filter.days),
    head: [
      `${t('records.figure.time')} (${timeZone()})`,
      t('records.figure.id'),
      t('records.orders.game'),
      t('records.orders.drawLabel'),
      t('records.orders.result'),
      t('records.figure.bet'),
      t('records.figure.valid'),
      t('records.figure.win'),
      t('records.figure.net'),
      t('records.figure.status'),
    ],
    pages: (signal) =>
      everyPage((pageNo) => call(orders, { ...request, pageNo }, { signal, silent: true }), signal),
    idOf: ({ orderId }) => orderId,
    cells: ({ at, orderId, gameName, numero, result, bet, valid, win, net, status }) => [
      timestamp(at),
      orderId,
      gameName,
      numero,
      result?.join(' ') ?? '',
      bet,
      // A platform that does not say what counts is not guessed at.
      valid ?? '',
      win,
      net ?? '',
      t(`records.status.${status}`),
    ],
  };
}
