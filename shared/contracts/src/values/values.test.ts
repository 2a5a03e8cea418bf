import fc from 'fast-check';
import * as z from 'zod/mini';
import { Id, Instant, Money, PageSize, Url } from './values';

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

it.each(['0.00', '1234.50', '-12.05', '9999999999999999.99'])('takes the amount %s', (amount) => {
  expect(takes(Money, amount)).toBe(true);
});

it.each(['1234.5', '1,234.50', '01.00', '1e3', '12', '.50', '+1.00', '--1.00', '', 12.5])(
  'refuses the amount %s',
  (amount) => {
    expect(takes(Money, amount)).toBe(false);
  },
);

it('takes every whole number of minor units, written as an amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
      const text = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
      expect(takes(Money, text)).toBe(true);
    }),
  );
});

it.each(['https://example.com/a.png', '/cdn/a.svg?v=1'])('takes the address %s', (url) => {
  expect(takes(Url, url)).toBe(true);
});

it.each(['//evil.example/x', 'javascript:alert(1)', 'data:text/html,x', '/a b', 'ftp://x'])(
  'refuses the address %s',
  (url) => {
    expect(takes(Url, url)).toBe(false);
  },
);

it('takes opaque ids of at most 64 harmless characters', () => {
  expect(takes(Id, 'MOONREEF-copper_koi')).toBe(true);
  expect(takes(Id, 'x'.repeat(65))).toBe(false);
  expect(takes(Id, "a'b")).toBe(false);
});

it('takes instants in UTC alone', () => {
  expect(takes(Instant, '2026-11-20T08:15:00Z')).toBe(true);
  expect(takes(Instant, '2026-11-20T08:15:00+07:00')).toBe(false);
});

it.each([
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-01-32T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:60:00Z',
  '2026-01-01T23:59:60Z',
  '1899-12-31T23:59:59Z',
  '2200-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
])('refuses the instant %s, which is none or far off', (instant) => {
  expect(takes(Instant, instant)).toBe(false);
});

it('reads a page size from a query string, and keeps it within what a caller may ask', () => {
  expect(z.parse(PageSize, '25')).toBe(25);
  for (const size of ['0', '101', '2.5', 'all']) expect(takes(PageSize, size)).toBe(false);
});
