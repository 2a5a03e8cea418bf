import { timeZone } from '@site/i18n';

/** `2026-11-20 15:04:05` in the merchant's time zone: sorts as text, and spreadsheets know it as a time. */
export function timestamp(at: string): string {
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
