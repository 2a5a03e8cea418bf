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
  mobileNumberFault,
  smsCodeFault,
} from './validators';

const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019_'), minLength: 1, maxLength: 8 });
const suffix = fc.string({ unit: fc.constantFrom(...'abcXYZ'), minLength: 2, maxLength: 3 });
const dotted = (parts: string[]) => parts.join('.');
const email = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    word,
    fc.array(suffix, { minLength: 1, maxLength: 3 }),
  )
  .map(([parts, domain, suffixes]) => `${dotted(parts)}@${dotted([domain, ...suffixes])}`);

describe('an e-mail address', () => {
  it('has dotted words, @, and a domain with 1 to 3 suffixes @SH-019', () => {
    fc.assert(fc.property(email, (text) => expect(emailFault(text)).toBeUndefined()));
  });

  it.each([
    ['a fourth suffix', 'a@b.co.th.com.net'],
    ['no suffix', 'a@b'],
    ['a suffix of one letter', 'a@b.c'],
    ['a suffix of four letters', 'a@b.info'],
    ['a digit in a suffix', 'a@b.c0m'],
    ['an empty part', 'a..b@c.com'],
    ['a dot at the start', '.a@b.com'],
    ['a dot before @', 'a.@b.com'],
    ['a second @', 'a@b@c.com'],
    ['nothing before @', '@b.com'],
    ['a space', 'a b@c.com'],
    ['a Thai letter', 'ก@b.com'],
    ['a line break at the end', 'a@b.com\n'],
  ])('is refused with %s @SH-019', (_what, text) => {
    expect(emailFault(text)).toBe('email.format');
  });

  it('is shorter than 255 characters @SH-019', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@b.com'.length)}@b.com`;
    expect(emailFault(ofLength(EMAIL_LENGTH_LIMIT - 1))).toBeUndefined();
    expect(emailFault(ofLength(EMAIL_LENGTH_LIMIT))).toBe('email.format');
    expect(EMAIL_LENGTH_LIMIT).toBe(255);
  });

  it('is asked for when there is none', () => {
    expect(emailFault('')).toBe('field.required');
  });

  it.each([
    ['letters without end', 'a'.repeat(100_000)],
    ['dotted parts without end', 'a.'.repeat(50_000)],
    ['suffixes without end', `a@b${'.co'.repeat(33_332)}!`],
    ['@ without end', '@'.repeat(100_000)],
  ])('takes no time to refuse: %s @SH-019', (_what, text) => {
    const start = performance.now();
    expect(emailFault(text)).toBe('email.format');
    expect(performance.now() - start).toBeLessThan(500);
  });
});

const rule: FieldRule = {
  pattern: '^[!-~]{6,20}$',
  minLength: 6,
  maxLength: 20,
  messageKey: 'password.format',
};

describe('a field with a rule of the merchant', () => {
  it('keeps to the pattern, and says so by the rule’s own code @SH-020', () => {
    const faultOf = (text: string) => fieldFault(rule, text, { required: true });
    expect(['Passw0', 'P'.repeat(20)].map(faultOf)).toEqual([undefined, undefined]);
    expect(['Passw', 'P'.repeat(21), 'Pass w0rd', 'รหัสผ่าน'].map(faultOf)).toEqual(
      Array(4).fill('password.format'),
    );
  });

  it('may be empty unless it is required @SH-020', () => {
    expect(fieldFault(rule, '', { required: false })).toBeUndefined();
    expect(fieldFault(rule, '', { required: true })).toBe('field.required');
    expect(fieldFault(rule, ' ', { required: false })).toBe('password.format');
  });

  it('keeps to the lengths in code points, whatever the pattern lets through', () => {
    const free = { ...rule, pattern: '^.*$' };
    const faultOf = (text: string) => fieldFault(free, text, { required: true });
    expect(faultOf('🎲'.repeat(20))).toBeUndefined();
    expect(faultOf('🎲'.repeat(21))).toBe('password.format');
    expect(faultOf('🎲'.repeat(5))).toBe('password.format');
  });

  it('has only to be filled where there is no rule, or none that can be read', () => {
    expect(fieldFault(undefined, 'x', { required: true })).toBeUndefined();
    expect(fieldFault({ ...rule, pattern: '(' }, 'Passw0rd', { required: true })).toBeUndefined();
  });
});

describe('length', () => {
  it.each([
    ['', 0],
    ['สวัสดี', 6],
    ['🎲', 1],
    ['a🎲b', 3],
    ['\ud83c', 1],
  ])('of "%s" is %i: a surrogate pair counts as one @SH-021', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  it('adds up when texts are joined, unless that makes a pair @SH-021', () => {
    const whole = fc.string({ unit: 'binary' });
    fc.assert(fc.property(whole, whole, (a, b) => expect(lengthOf(a + b)).toBe(lengthOf(a) + lengthOf(b))));
  });
});

describe('short codes', () => {
  it('a captcha has 1 to 16 characters of any kind @SH-022', () => {
    expect(['a', '🎲'.repeat(16), 'x'.repeat(CAPTCHA_MAX_LENGTH)].map(captchaFault)).toEqual(
      Array(3).fill(undefined),
    );
    expect(['', 'x'.repeat(17), 'x'.repeat(100_000)].map(captchaFault)).toEqual(
      Array(3).fill('captcha.required'),
    );
  });

  it('a captcha at login has 1 to 6 digits', () => {
    expect(['1', '123456'].map(loginCaptchaFault)).toEqual([undefined, undefined]);
    expect(['', '1234567', '12a', '１２', '12\n'].map(loginCaptchaFault)).toEqual(
      Array(5).fill('captcha.required'),
    );
  });

  it('a code by SMS has 1 to 10 digits', () => {
    expect(['0', '0123456789'].map(smsCodeFault)).toEqual([undefined, undefined]);
    expect(['', '01234567890', '12 34'].map(smsCodeFault)).toEqual([
      'field.required',
      'field.format',
      'field.format',
    ]);
  });

  it('a mobile number has up to 20 characters, and meets the merchant’s rule', () => {
    const mobile: FieldRule = {
      pattern: '^0[0-9]{8,9}$',
      minLength: 9,
      maxLength: 10,
      messageKey: 'mobile.format',
    };
    expect(mobileNumberFault('0'.repeat(20))).toBeUndefined();
    expect(mobileNumberFault('0'.repeat(21))).toBe('mobile.format');
    expect(mobileNumberFault('')).toBe('field.required');
    expect(['0812345678', '1812345678', '08123'].map((text) => mobileNumberFault(text, mobile))).toEqual([
      undefined,
      'mobile.format',
      'mobile.format',
    ]);
  });
});
