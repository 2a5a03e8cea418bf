import fc from 'fast-check';
import type { FieldRule } from './system';
import {
  CAPTCHA_MAX_LENGTH,
  captchaFault,
  EMAIL_LENGTH_LIMIT,
  emailFault,
  fieldFault,
  lengthOf,
  loginCaptchaFault,
  MOBILE_NUMBER_MAX_LENGTH,
  mobileNumberFault,
  smsCodeFault,
} from './validators';

/*
 * Each check against a model that is written another way: by code points and by splitting, without patterns.
 */

const CODE = 'rule.of.the.merchant';

/** Texts of all kinds: halves of pairs and control characters, Thai with its marks, joined emoji. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'กขคงจฉชซญฎฏะาำิีึืุูเแโใไ่้๊๋์๐๙'), maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('\ud83c', '\udfb2', '🎲', '\u0000', '\u200d', '\n', 'a', '0'),
    maxLength: 40,
  }),
);

const CHECKS: readonly [string, (text: string) => string | undefined, readonly string[]][] = [
  ['an e-mail address', emailFault, ['field.required', 'email.format']],
  ['a captcha at login', loginCaptchaFault, ['captcha.required']],
  ['a captcha', captchaFault, ['captcha.required']],
  ['a code by SMS', smsCodeFault, ['field.required', 'field.format']],
  ['a mobile number', mobileNumberFault, ['field.required', 'mobile.format']],
  ['a field without a rule', (text) => fieldFault(undefined, text, { required: true }), ['field.required']],
];

it.each(CHECKS)('%s gets the same known code each time, and nothing is thrown', (_name, faultOf, codes) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const fault = faultOf(text);
      expect([undefined, ...codes]).toContain(fault);
      expect(faultOf(text)).toBe(fault);
    }),
  );
});

it('a field keeps to its rule exactly when its length and each of its code points do', () => {
  const point = fc.integer({ min: 0x20, max: 0x1_f9ff }).filter((code) => code < 0xd800 || code > 0xdfff);
  const hex = (code: number) => `\\u{${code.toString(16)}}`;
  fc.assert(
    fc.property(
      point,
      fc.nat(200),
      fc.nat(12),
      fc.nat(12),
      fc.boolean(),
      anyText,
      (first, span, min, more, inside, other) => {
        const last = first < 0xd800 ? Math.min(first + span, 0xd7ff) : first + span;
        const rule: FieldRule = {
          pattern: `^[${hex(first)}-${hex(last)}]*$`,
          minLength: min,
          maxLength: min + more,
          messageKey: CODE,
        };
        // Half of the texts are made to fit, so that both verdicts are met.
        const text = inside
          ? [...other].map((_, index) => String.fromCodePoint(first + (index % (last - first + 1)))).join('')
          : other;
        const points = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
        const fits =
          points.length >= min &&
          points.length <= min + more &&
          points.every((code) => code >= first && code <= last);
        const expected = text === '' ? 'field.required' : fits ? undefined : CODE;
        expect(fieldFault(rule, text, { required: true })).toBe(expected);
        expect(fieldFault(rule, text, { required: false })).toBe(text === '' ? undefined : expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('a pattern that cannot be read closes no form', () => {
  fc.assert(
    fc.property(fc.string(), anyText, (pattern, text) => {
      const rule = { pattern, minLength: 0, maxLength: 100, messageKey: CODE };
      expect([undefined, 'field.required', CODE]).toContain(fieldFault(rule, text, { required: true }));
    }),
  );
});

const isWord = (text: string) => text !== '' && [...text].every((sign) => /[A-Za-z0-9_]/.test(sign));

/** What SH-019 asks of an address, read part by part. */
function isEmail(text: string): boolean {
  const [local = '', host, ...more] = text.split('@');
  if (host === undefined || more.length > 0 || Array.from(text).length >= EMAIL_LENGTH_LIMIT) return false;
  const [name = '', ...suffixes] = host.split('.');
  const isName = name !== '' && [...name].every((sign) => isWord(sign) || sign === '-');
  const areSuffixes =
    suffixes.length >= 1 &&
    suffixes.length <= 3 &&
    suffixes.every((suffix) => suffix.length >= 2 && suffix.length <= 3 && /^[A-Za-z]*$/.test(suffix));
  return local.split('.').every(isWord) && isName && areSuffixes;
}

it('an e-mail address is good exactly when each of its parts is @SH-019', () => {
  // Near misses: good addresses with a sign put in, or taken out.
  const part = fc.string({ unit: fc.constantFrom(...'ab_9-'), minLength: 1, maxLength: 4 });
  const word = fc.string({ unit: fc.constantFrom(...'ab_9'), minLength: 1, maxLength: 4 });
  const suffix = fc.string({ unit: fc.constantFrom(...'abZ'), minLength: 2, maxLength: 3 });
  const good = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      part,
      fc.array(suffix, { minLength: 1, maxLength: 4 }),
    )
    .map(([local, host, suffixes]) => `${local.join('.')}@${[host, ...suffixes].join('.')}`);
  const near = fc
    .tuple(
      good,
      fc.constantFrom('', '', '.', '@', '-', '_', ' ', 'ก', '🎲', 'x', '\n'),
      fc.nat(30),
      fc.nat(1),
    )
    .map(([text, sign, at, taken]) => text.slice(0, at) + sign + text.slice(at + taken));
  let verdicts = 0;
  fc.assert(
    fc.property(fc.oneof(near, anyText), (text) => {
      const expected = text === '' ? 'field.required' : isEmail(text) ? undefined : 'email.format';
      if (expected === undefined) verdicts += 1;
      expect(emailFault(text)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
  // The model is no good if it says no to everything.
  expect(verdicts).toBeGreaterThan(100);
});

it('codes are digits of ASCII alone, within their lengths', () => {
  const digits = (text: string, most: number) =>
    text.length >= 1 && text.length <= most && [...text].every((sign) => '0123456789'.includes(sign));
  const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }));
  fc.assert(
    fc.property(text, (typed) => {
      expect(loginCaptchaFault(typed) === undefined).toBe(digits(typed, 6));
      expect(smsCodeFault(typed) === undefined).toBe(digits(typed, 10));
    }),
  );
});

it('captchas and numbers count a pair of surrogates, a Thai letter and each of its marks as one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.constantFrom('🎲', 'ก', '้', 'a'), (times, sign) => {
      const text = sign.repeat(times);
      expect(lengthOf(text)).toBe(times);
      expect(captchaFault(text) === undefined).toBe(times >= 1 && times <= CAPTCHA_MAX_LENGTH);
      expect(mobileNumberFault(text) === undefined).toBe(times >= 1 && times <= MOBILE_NUMBER_MAX_LENGTH);
    }),
  );
});

describe('a text of a hundred thousand signs, made to be tried again and again', () => {
  const LENGTH = 100_000;
  /** Work that grows with the square of the text takes minutes; a busy machine, a part of this. */
  const LIMIT_MS = 2_000;
  const piece = fc.constantFrom(
    'a',
    'a.',
    '.',
    '@',
    'a@',
    '.co',
    '-',
    '_',
    '0',
    '@b.co',
    'ก',
    '🎲',
    '..',
    'a@b.co.',
  );

  it.each(CHECKS)('takes no time for %s', (_name, faultOf) => {
    fc.assert(
      fc.property(piece, piece, piece, (start, middle, end) => {
        const text = `${start}${middle.repeat(Math.ceil(LENGTH / middle.length))}${end}`;
        const startedAt = performance.now();
        faultOf(text);
        expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
      }),
      { numRuns: 40 },
    );
  });
});
