import {
  formatAnnouncementDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatNumber,
  formatPromotionDate,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  hourOf,
  initI18n,
} from './index';

function start(language: 'en' | 'th' | 'id', timeZone?: string) {
  localStorage.clear();
  void initI18n({
    merchantLanguages: ['th', 'en', 'id'],
    merchantDefault: language,
    ...(timeZone && { timeZone }),
  });
}

/** 20 November in London, 21 November in Bangkok. */
const LATE = '2026-11-20T18:30:00Z';

describe('dates', () => {
  it.each(['en', 'th', 'id'] as const)(
    'are days of Bangkok, Gregorian, in Latin digits, in %s @SH-018',
    (language) => {
      start(language, 'Asia/Bangkok');
      expect(formatPromotionDate(LATE)).toBe('2026/11/21');
      expect(formatAnnouncementDate(LATE)).toBe('2026-11-21');
    },
  );

  it('have their hour where the merchant is', () => {
    start('th', 'Asia/Bangkok');
    expect(['2026-11-20T11:59:00Z', LATE, '2026-11-20T17:00:00Z'].map(hourOf)).toEqual([18, 1, 0]);
  });

  it('are days of the merchant’s time zone, or of one that is asked for', () => {
    start('en', 'America/New_York');
    expect(formatAnnouncementDate(LATE)).toBe('2026-11-20');
    expect(formatDay(LATE, 'Pacific/Auckland')).toBe('2026-11-21');
    start('en', 'Asia/Bangkok');
  });

  it('pad to the form of the specification', () => {
    expect(formatPromotionDate('2026-01-02T03:04:05Z')).toBe('2026/01/02');
  });

  it('are in words, with the time by the 24-hour clock', () => {
    start('en');
    expect(formatDate(LATE)).toBe('Nov 21, 2026');
    expect(formatShortDate(LATE)).toBe('Nov 21');
    expect(formatDateTime(LATE)).toBe('Nov 21, 2026, 01:30');
    expect(formatTime(LATE)).toBe('01:30');
    expect(formatWeekday(LATE)).toBe('Sat');
    start('th');
    expect(formatDateTime(LATE)).toContain('2026');
    expect(formatDateTime(LATE)).toMatch(/21 พ\.ย\. 2026/);
    expect(formatShortDate(LATE)).toBe('21 พ.ย.');
    start('id');
    expect(formatDateTime(LATE)).toBe('21 Nov 2026, 01.30');
  });

  it('that are none are empty, not "Invalid Date"', () => {
    expect([formatDay('soon'), formatDateTime(''), formatTime('x'), formatRelative('x')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});

describe('how long ago', () => {
  const now = Date.parse(LATE);

  it.each([
    [0, 'now'],
    [-30_000, '30 seconds ago'],
    [-59_999, '59 seconds ago'],
    [-60_000, '1 minute ago'],
    [-3_600_000, '1 hour ago'],
    [-86_400_000, 'yesterday'],
    [7_200_000, 'in 2 hours'],
  ])('%i ms is "%s"', (distance, text) => {
    start('en');
    expect(formatRelative(now + distance, now)).toBe(text);
  });

  it('is Thai for Thai readers', () => {
    start('th');
    expect(formatRelative(now - 300_000, now)).toBe('5 นาทีที่ผ่านมา');
  });

  it('is Indonesian for Indonesian readers', () => {
    start('id');
    expect(formatRelative(now - 300_000, now)).toBe('5 menit yang lalu');
  });
});

it('groups numbers, in Latin digits', () => {
  start('th');
  expect(formatNumber(1234567)).toBe('1,234,567');
});
