import { startTexts } from '@site/i18n/testing';
import { mailDate } from './mailDate';

beforeEach(() => startTexts({}));

// At the merchant in Bangkok, seven hours ahead.
it.each([
  ['2026-11-20T02:12:00Z', '09:12'],
  ['2026-11-19T17:00:00Z', '00:00'],
  ['2026-11-19T16:59:00Z', 'Thu'],
  ['2026-11-14T05:00:00Z', 'Sat'],
  ['2026-11-13T05:00:00Z', 'Nov 13'],
  ['2026-01-01T05:00:00Z', 'Jan 1'],
  ['2025-12-31T05:00:00Z', 'Dec 31, 2025'],
  // The clock of who wrote it was ahead.
  ['2026-11-21T05:00:00Z', 'Nov 21'],
])('%s is %s', (at, text) => {
  expect(mailDate(at, '2026-11-20')).toBe(text);
});
