import type { FieldRule } from '@site/contracts/system';
import * as z from 'zod/mini';
import { loginSchema } from './loginSchema';

const rule = (pattern: string, messageKey: string): FieldRule => ({
  pattern,
  messageKey,
  minLength: 1,
  maxLength: 20,
});
const rules = {
  loginUsername: rule('^[a-z0-9]{4,16}$', 'account.format'),
  loginPassword: rule('^[!-~]{6,20}$', 'password.format'),
};
const filled = { username: 'player01', password: 'Passw0rd1', captcha: '', remember: false };

type Rules = Parameters<typeof loginSchema>[0];

function faultsOf(values: object, { captchaShown = false, using = () => rules as Rules } = {}) {
  const parsed = z.safeParse(loginSchema(using(), captchaShown), { ...filled, ...values });
  return parsed.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
}

it('takes what meets the merchant’s rules, and says by their keys what does not @AU-017', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ username: 'ab', password: 'short' })).toEqual([
    'username: account.format',
    'password: password.format',
  ]);
});

it('asks for an empty field in one text, not two', () => {
  expect(faultsOf({ username: ' ', password: '' })).toEqual([
    'username: field.required',
    'password: field.required',
  ]);
});

it('drops the space that a keyboard adds to a name, and keeps every sign of a password', () => {
  const parsed = z.parse(loginSchema(undefined, false), {
    ...filled,
    username: ' player01 ',
    password: ' a b ',
  });
  expect(parsed).toMatchObject({ username: 'player01', password: ' a b ' });
});

it.each(['', '12a4', '1234567', '１２'])('refuses the captcha "%s" once it shows @AU-025', (captcha) => {
  expect(faultsOf({ captcha }, { captchaShown: true })).toEqual(['captcha: captcha.required']);
  expect(faultsOf({ captcha })).toEqual([]);
});

it.each(['1', '123456'])('takes the captcha "%s" @AU-025', (captcha) => {
  expect(faultsOf({ captcha }, { captchaShown: true })).toEqual([]);
});

it('lets people in when the rules did not load or cannot be read', () => {
  expect(faultsOf({ username: 'x' }, { using: () => undefined })).toEqual([]);
  const unreadable = { loginUsername: rule('(', 'account.format') };
  expect(faultsOf({ username: 'x' }, { using: () => unreadable })).toEqual([]);
});
