import fc from 'fast-check';
import * as z from 'zod/mini';
import { FirebaseIdToken, MobileNumber } from '../areas/identities';
import * as values from './values';

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'0123456789-+.:TZ_/ \nกa'), maxLength: 30 }),
);

const SCHEMAS = {
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof z.ZodMiniType)),
  FirebaseIdToken,
  MobileNumber,
} as Record<string, z.ZodMiniType>;

it.each(Object.entries(SCHEMAS))('%s judges anything at all, and throws nothing', (_name, schema) => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.anything()), (value) => {
      expect(takes(schema, value)).toBe(takes(schema, value));
    }),
  );
});

it.each(Object.entries(SCHEMAS))('%s takes no time for a long text', (_name, schema) => {
  const piece = fc.constantFrom('a', '0', '-', '.', '/', '0-', 'https://', ' ', 'ก', '🎲', '00:', '.0');
  fc.assert(
    fc.property(piece, piece, piece, (start, middle, end) => {
      const text = `${start}${middle.repeat(10_000)}${end}`;
      const startedAt = performance.now();
      takes(schema, text);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    }),
    { numRuns: 30 },
  );
});

it('ids are harmless in addresses, queries and selectors', () => {
  const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'aZ09_-'), maxLength: 70 }));
  fc.assert(
    fc.property(text, (id) => {
      const harmless = [...id].every((sign) =>
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'.includes(sign),
      );
      expect(takes(values.Id, id)).toBe(harmless && id.length >= 1 && id.length <= 64);
    }),
  );
});

it('addresses are of http, https or this origin, and never of a script', () => {
  const bent = fc.string({ unit: fc.constantFrom(...'\\/:@.?#a'), maxLength: 6 });
  fc.assert(
    fc.property(fc.oneof(anyText, bent), fc.webUrl(), (path, url) => {
      const taken = (text: string) => takes(values.Url, text);
      expect(taken(url)).toBe(url.length <= 2_048);
      for (const scheme of ['javascript:', 'data:', 'blob:', 'ftp://', 'JAVASCRIPT:', '//'])
        expect(taken(scheme + path)).toBe(false);
      if (taken(`/${path}`))
        expect(new URL(`/${path}`, 'https://site.example').origin).toBe('https://site.example');
    }),
  );
});

it('days and instants are taken as this calendar writes them', () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (at) => {
      const instant = at.toISOString();
      expect(takes(values.Instant, instant)).toBe(true);
      expect(takes(values.Day, instant.slice(0, 10))).toBe(true);
      expect(takes(values.Day, instant)).toBe(false);
      expect(takes(values.Instant, instant.replace('Z', '+07:00'))).toBe(false);
    }),
  );
});

it('whatever is taken for an instant is a date', () => {
  const part = (digits: number, most: number) =>
    fc.nat(most).map((number) => String(number).padStart(digits, '0'));
  const parts = fc.tuple(
    fc.oneof(fc.constant('2026'), part(4, 9_999)),
    part(2, 14),
    part(2, 33),
    part(2, 26),
    part(2, 61),
    part(2, 61),
  );
  fc.assert(
    fc.property(parts, ([year, month, day, hour, minute, second]) => {
      const text = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
      if (takes(values.Instant, text)) expect(Date.parse(text)).not.toBeNaN();
    }),
    { numRuns: 1_000 },
  );
});

it('pages are whole numbers from one to their limit, as numbers or as text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ min: -200, max: 200 }), (some, whole) => {
      for (const number of [some, whole]) {
        const good = Number.isInteger(number) && number >= 1 && number <= values.MAX_PAGE_SIZE;
        expect([takes(values.PageSize, number), takes(values.PageSize, String(number))]).toEqual([
          good,
          good,
        ]);
      }
    }),
  );
});

it('dialling codes are one to four digits that do not begin with zero', () => {
  fc.assert(
    fc.property(fc.nat(99_999), (code) => {
      expect(takes(values.DialingCode, String(code))).toBe(code >= 1 && code <= 9_999);
      expect(takes(values.DialingCode, `0${code}`)).toBe(false);
    }),
  );
});
