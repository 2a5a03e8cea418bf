import { call } from '@site/api';
import { type BetRecord, betRecords, RECORDS_PAGE_SIZE } from '@site/contracts/areas/records';
import { timeZone, useLanguage } from '@site/i18n';
import { type CsvSource, csvFileName, everyPage, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../useTexts';
import { type BetFilter, betRequest } from '../queries';

/** The bets that a filter leaves, for a file in the player's language. */
export function useBetCsv(filter: BetFilter): CsvSource<BetRecord> {
  const { t } = useTexts();
  const request = betRequest(filter, RECORDS_PAGE_SIZE.export, useLanguage());
  return {
    fileName: csvFileName('bets', [filter.category, filter.vendor], filter.days),
    head: [
      `${t('records.figure.time')} (${timeZone()})`,
      t('records.figure.id'),
      t('records.figure.game'),
      t('records.figure.vendor'),
      t('records.figure.category'),
      t('records.figure.bet'),
      t('records.figure.valid'),
      t('records.figure.win'),
      t('records.figure.net'),
      t('records.figure.status'),
    ],
    pages: (signal) =>
      everyPage((pageNo) => call(betRecords, { ...request, pageNo }, { signal, silent: true }), signal),
    idOf: ({ id }) => id,
    cells: ({ at, id, gameName, vendor, vendorName, gameCategory, bet, valid, win, net, status }) => [
      timestamp(at),
      id,
      gameName,
      vendorName ?? vendor,
      t(`category.${gameCategory}`),
      bet,
      valid,
      win,
      // A platform that does not say what a bet has brought is not guessed at.
      net ?? '',
      t(`records.status.${status}`),
    ],
  };
}
