import type { FieldRule } from '@site/contracts/areas/system';
import { cleaned, type LoginRules, loginFaults } from './loginFaults';
import { EMPTY_LOGIN, type LoginMethod } from './loginFields';

const rule = (pattern: string, messageKey: string): FieldRule => ({
  pattern,
  messageKey,
  minLength: 1,
  maxLength: 20,
});
const rules = {
  loginUsername: rule('^[a-z0-9]{4,16}$', 'account.format'),
  loginPassword: rule('^[!-~]{6,20}$', 'password.format'),
  loginMobileNum: rule('^0[0-9]{8,9}$', 'mobile.format'),
  verificationCode: rule('^[0-9]{6}$', 'field.format'),
};
const filled = { ...EMPTY_LOGIN, username: 'player01', password: 'Passw0rd1' };
const filledBySms = { ...EMPTY_LOGIN, dialingCode: '66', mobileNum: '0812345678', messageCode: '123456' };

type Rules = LoginRules['rules'];

function faultsOf(
  values: object,
  { captchaShown = false, method = 'username' as LoginMethod, using = () => rules as Rules } = {},
) {
  const valid = method === 'sms' ? filledBySms : filled;
  const form = { method, captchaShown, rules: using() };
  const faults = loginFaults(cleaned({ ...valid, ...values }), form);
  return [...faults].map(([field, code]) => `${field}: ${code}`);
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
  const typed = { ...EMPTY_LOGIN, username: ' player01 ', password: ' a b ' };
  expect(cleaned(typed)).toMatchObject({ username: 'player01', password: ' a b ' });
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

describe('by SMS', () => {
  const bySms = (values: object, using = () => rules as Rules) => faultsOf(values, { method: 'sms', using });

  it('takes what meets the merchant’s rules, and says by their keys what does not @AU-017', () => {
    expect(bySms({})).toEqual([]);
    expect(bySms({ mobileNum: '12', messageCode: '12345' })).toEqual([
      'mobileNum: mobile.format',
      'messageCode: field.format',
    ]);
    expect(bySms({ mobileNum: '', messageCode: '' })).toEqual([
      'mobileNum: field.required',
      'messageCode: field.required',
    ]);
  });

  it('asks nothing of the other way', () => {
    expect(bySms({ username: '', password: '' })).toEqual([]);
    expect(faultsOf({ mobileNum: 'x', messageCode: 'x', dialingCode: '' })).toEqual([]);
  });

  it('takes up to 20 signs of a number, and up to 10 digits of a code @AU-037', () => {
    const without = () => undefined;
    expect(bySms({ mobileNum: '0'.repeat(20), messageCode: '1'.repeat(10) }, without)).toEqual([]);
    expect(bySms({ mobileNum: '0'.repeat(21), messageCode: '1'.repeat(11) }, without)).toEqual([
      'mobileNum: mobile.format',
      'messageCode: field.format',
    ]);
    expect(bySms({ messageCode: '12a' }, without)).toEqual(['messageCode: field.format']);
  });

  it('sends a number without what is written between its digits', () => {
    expect(cleaned({ ...filledBySms, mobileNum: '(081) 234-56.78 ' })).toMatchObject({
      mobileNum: '0812345678',
    });
  });

  it('needs the country of the number', () => {
    expect(bySms({ dialingCode: '' })).toEqual(['dialingCode: client.load.failed']);
  });
});
