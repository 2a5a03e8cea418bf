import type * as z from 'zod/mini';
import { LoginPayload } from './account';
import { passwordByEmail, passwordByPhone } from './passwords';
import { REGISTER_FIELDS, RegisterPayload, RegisterSettings } from './registration';
import { SMS_CODE_MODULES, smsCode, smsCodeFor } from './verification';

const takes = (model: z.ZodMiniType, value: unknown) => model.safeParse(value).success;

const off = { enabled: false, required: false };
const settings = {
  ...Object.fromEntries(REGISTER_FIELDS.map((field) => [field, off])),
  captcha: { enabled: true },
};
const payload = { registerUrl: 'aurora.example', registerMethod: 'H5', type: 0 };

describe('the settings of registration', () => {
  it('say of eighteen fields whether each is shown and needed, and whether a captcha is @RP-011', () => {
    expect(REGISTER_FIELDS).toHaveLength(18);
    expect(RegisterSettings.parse(settings)).toEqual(settings);
    for (const field of [...REGISTER_FIELDS, 'captcha'])
      expect(takes(RegisterSettings, { ...settings, [field]: undefined })).toBe(false);
  });
});

describe('the payload of registration', () => {
  it('has every field of the specification @RP-012', () => {
    const listed =
      'countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo captcha type domain verificationCode firebaseChannel firebaseIdToken';
    expect(Object.keys(RegisterPayload.shape)).toEqual(expect.arrayContaining(listed.split(' ')));
  });

  it('leaves out what is off, and ignores what it does not know', () => {
    expect(RegisterPayload.parse({ ...payload, isAdmin: true })).toEqual(payload);
  });

  it.each([
    ['another type than a member’s', { type: 1 }],
    ['an unknown way to run the site', { registerMethod: 'TELEX' }],
    ['a dialling code with a plus sign', { countryDialingCode: '+66' }],
    ['a text of any length', { nickname: 'x'.repeat(256) }],
    ['no host', { registerUrl: undefined }],
  ])('is refused with %s', (_what, change) => {
    expect(takes(RegisterPayload, { ...payload, ...change })).toBe(false);
  });
});

describe('the payload of login', () => {
  it.each([
    { type: 'username', username: 'player01', password: 'secret', captcha: '123456', portal: 'agent' },
    { type: 'sms', mobileNum: '0812345678', messageCode: '123456', countryDialingCode: '66' },
    { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'a.b.c' },
  ])('is by $type', (login) => {
    expect(LoginPayload.parse(login)).toEqual(login);
    expect(takes(LoginPayload, { ...login, type: 'magic' })).toBe(false);
  });

  it('has a captcha of one to six digits', () => {
    const login = { type: 'username', username: 'player01', password: 'secret' };
    expect(takes(LoginPayload, { ...login, captcha: '1234567' })).toBe(false);
    expect(takes(LoginPayload, { ...login, captcha: 'abc' })).toBe(false);
  });
});

it('asks for a code by the module that it is for, on one and the same call', () => {
  expect(SMS_CODE_MODULES.map((module) => smsCodeFor(module).module)).toEqual([...SMS_CODE_MODULES]);
  expect(smsCodeFor('CHNGPASSVERIF3')).toEqual({ ...smsCode, module: 'CHNGPASSVERIF3' });
});

it('form-encodes the one call that the specification wants so @RP-016', () => {
  expect(passwordByEmail.form).toBe(true);
  expect(Object.keys(passwordByEmail.request.shape)).toEqual(['username', 'email']);
});

it('sets a password by phone without a dialling code too', () => {
  const request = { newPassword: 'n3wSecret', mobileNum: '0812345678', verificationCode: '123456' };
  expect(passwordByPhone.request.parse(request)).toEqual(request);
});
