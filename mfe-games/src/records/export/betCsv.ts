import type { BetRecord } from '@site/contracts/records';
import { type TFunction, timeZone } from '@site/i18n';
import { netResult } from '../netResult';
import { csvLine } from './csv';

/** `2026-11-20 15:04:05` in the merchant's time zone: sorts as text, and spreadsheets know it as a time. */
function timestamp(at: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone(),
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value;
  const day = [part('year'), part('month'), part('day')].join('-');
  return `${day} ${[part('hour'), part('minute'), part('second')].join(':')}`;
}

/** The head of the file, in the player's language. */
export function betCsvHead(t: TFunction): string {
  return csvLine([
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
  ]);
}

/** One bet as a line of the file; amounts as plain decimals. */
export function betCsvLine(record: BetRecord, t: TFunction): string {
  const { at, id, gameName, vendor, vendorName, gameCategory, bet, valid, win, status } = record;
  return csvLine([
    timestamp(at),
    id,
    gameName,
    vendorName ?? vendor,
    t(`category.${gameCategory}`),
    bet,
    valid,
    win,
    netResult({ win, stake: valid }),
    t(`records.status.${status}`),
  ]);
}
