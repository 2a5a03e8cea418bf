import { clientErrorCodes, errorStatus } from '@site/contracts/http/errors';
import { renderHook } from '@testing-library/react';
import { errorText, fieldErrorText, useErrorText, useTranslation } from './index';
import en from './locales/en.json';
import th from './locales/th.json';
import { startTexts } from './testing/startTexts';

function translator(language: 'en' | 'th') {
  localStorage.clear();
  startTexts({}, language);
  const { result, unmount } = renderHook(() => useTranslation('any'));
  unmount();
  return result.current.t;
}

it('has a text for every code of the catalogue @SH-014', () => {
  const t = translator('en');
  const codes = [...Object.keys(errorStatus), ...clientErrorCodes];
  const message = 'No text of ours';
  expect(codes.filter((code) => errorText(t, { code, message }) === message)).toEqual([]);
});

it.each([
  ['free_reject', 'trial.rejected', 'Please log in to a real account to use this function.'],
  ['activity_image_type', 'picture.type.unsupported', 'Please choose pictures in JPEG, JPG or PNG.'],
  [
    'activity_apply_remark_limit3',
    'picture.too.large',
    'Each picture may be 5 MB at most. Please choose a smaller one.',
  ],
  ['activity_apply_remark_limit4', 'picture.too.many', 'You can add 3 pictures at most.'],
])('has the key %s of the specification, for %s @SH-015', (key, code, text) => {
  expect(errorText(translator('en'), { code })).toBe(text);
  expect(th).toHaveProperty([key]);
});

it('says nothing in English to a Thai reader', () => {
  const untranslated = Object.values(th).filter((text) => !/[\u0E00-\u0E7F]/.test(text));
  expect(untranslated).toEqual([]);
});

it.each(['en', 'th'] as const)('speaks calmly in %s: no exclamation marks', (language) => {
  const texts = Object.values(language === 'en' ? en : th);
  expect(texts.filter((text) => text.includes('!'))).toEqual([]);
});

/** The texts that the specifications' catalogues name. */
it.each([
  ['@SH-032', 'auth.required', /log in first/],
  ['@SH-032', 'session.expired', /no longer logged in/],
  ['@SH-032', 'access.denied', /no permission, or the feature is temporarily unavailable/],
  ['@SH-032', 'user.unavailable', /does not exist or is disabled/],
  ['@SH-032', 'username.exists', /username is already taken/],
  ['@SH-033', 'account.format', /account format/],
  ['@SH-033', 'password.format', /password format/],
  ['@SH-033', 'email.format', /e-mail format/],
  ['@SH-033', 'name.format', /name format/],
  ['@SH-033', 'mobile.format', /mobile number format/],
  ['@SH-033', 'password.confirm.mismatch', /passwords do not match/],
  ['@SH-034', 'referrer.link.invalid', /referral link/],
  ['@SH-034', 'affiliate.code.invalid', /invitation code is not valid/],
  ['@SH-034', 'verification.code.wrong', /verification code is not right/],
  ['@SH-034', 'captcha.required', /enter the captcha/],
  ['@SH-034', 'unknown', /Something went wrong/],
  ['@SH-034', 'request.url.empty', /requested address is empty/],
  ['@SH-035', 'system.upgrading', /being upgraded/],
  ['@SH-035', 'system.maintenance', /under maintenance/],
  ['@SH-035', 'region.restricted', /Access is restricted/],
  ['@SH-035', 'client.popup.blocked', /pop-up was blocked/],
  ['@SH-035', 'client.load.failed', /Loading failed/],
  ['@SH-035', 'client.slow', /Slow connection/],
  ['@SH-035', 'client.offline', /No internet/],
  ['@SH-035', 'session.relogin', /log out and log in again/],
])('%s: %s', (_row, code, text) => {
  expect(errorText(translator('en'), { code })).toMatch(text);
  expect(errorText(translator('th'), { code })).toMatch(/[\u0E00-\u0E7F]/);
});

it('names the figures when it knows them, and does without', () => {
  const t = translator('en');
  const range = { min: '10.00', max: '500.00' };
  expect(errorText(t, { code: 'amount.out.of.range', value: range })).toBe(
    'Please choose an amount from 10.00 to 500.00.',
  );
  expect(errorText(t, { code: 'amount.out.of.range' })).toBe(
    'This amount is outside the limits. Please choose another.',
  );
  expect(errorText(t, { code: 'request.rate.limited', retryAfter: 7 })).toMatch(/in 7 s/);
  expect(errorText(t, { code: 'login.failed', value: { captcha: true } })).toMatch(/do not match/);
});

it('gives the number of the request for what nobody foresaw', () => {
  expect(errorText(translator('en'), { code: 'unknown', requestId: 'r-1' })).toMatch(/: r-1$/);
});

it('shows the platform’s own message for a code that it does not know', () => {
  const t = translator('th');
  expect(errorText(t, { code: 'draw.late', message: 'หมดเวลาแล้ว' })).toBe('หมดเวลาแล้ว');
  expect(errorText(t, { code: 'draw.late' })).toBe(th.unknown);
  expect(errorText(t, new TypeError('x is not a function'))).toBe(th.unknown);
  expect(errorText(t, undefined)).toBe(th.unknown);
});

it('never reads a value of the platform as an option of the translator', () => {
  const value = { ns: 'x', defaultValue: 'no', context: 'support', lng: 'th' };
  expect(errorText(translator('en'), { code: 'game.unavailable', value })).toBe(en['game.unavailable']);
});

it('joins the codes of a field by commas', () => {
  const t = translator('en');
  expect(fieldErrorText(t, ['field.required', 'account.format'])).toBe(
    `${en['field.required']}, ${en['account.format']}`,
  );
  expect(fieldErrorText(t)).toBe('');
});

it('names the figures of a field’s rule where its text has room for them', () => {
  const t = translator('en');
  expect(fieldErrorText(t, ['field.required', 'mobile.format'], { minLength: 9 })).toBe(
    `${en['field.required']}, Please enter a mobile number of at least 9 digits.`,
  );
});

it('is a hook in components', () => {
  translator('en');
  const { result } = renderHook(() => useErrorText());
  expect(result.current({ code: 'auth.required' })).toBe(en['auth.required']);
});
