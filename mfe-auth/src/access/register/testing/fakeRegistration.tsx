import {
  type FieldSetting,
  REGISTER_FIELDS,
  type Registered,
  type RegisterField,
  type RegisterSettings,
  registerByMobile,
  registerByUsername,
  registerSettings,
  usernameCheck,
} from '@site/contracts/areas/registration';
import { consolidatedSettings, type Settings, systemStatus } from '@site/contracts/areas/system';
import { screen } from '@testing-library/react';
import { fakeLogin, settings, status } from '../../../testing/fakeLogin';
import { renderRemote } from '../../../testing/renderRemote';
import RegisterPage from '../RegisterPage';
import { enabledFields, type FormField } from '../registerFields';

const OFF = { enabled: false, required: false };
export const REQUIRED = { enabled: true, required: true };
export const OPTIONAL = { enabled: true, required: false };

const rule = (pattern: string, minLength: number, maxLength: number, messageKey: string) => ({
  pattern,
  minLength,
  maxLength,
  messageKey,
});

export const rules: Settings['rules'] = {
  username: rule('^[A-Za-z0-9_]{4,16}$', 4, 16, 'account.format'),
  password: rule('^[!-~]{6,20}$', 6, 20, 'password.format'),
  paymentPassword: rule('^[0-9]{6}$', 6, 6, 'field.format'),
  mobileNum: rule('^0[0-9]{8,9}$', 9, 10, 'mobile.format'),
  qqNum: rule('^[0-9]{5,12}$', 5, 12, 'field.format'),
  nickname: rule('^[^<>&"]{2,20}$', 2, 20, 'name.format'),
};

const each = (setting: FieldSetting) =>
  Object.fromEntries(REGISTER_FIELDS.map((field) => [field, setting])) as Record<RegisterField, FieldSetting>;

/** Name, password and its confirmation, and what a test adds. */
export function askingFor(more: Partial<RegisterSettings> = {}): RegisterSettings {
  const few = { username: REQUIRED, password: REQUIRED, confirmPassword: REQUIRED };
  return { ...each(OFF), captcha: { enabled: false }, ...few, ...more };
}

export const everything: RegisterSettings = {
  ...each(OPTIONAL),
  captcha: { enabled: true },
  birthDate: OPTIONAL,
};
export const allFields: readonly FormField[] = enabledFields('username', everything);

export const registered: Registered = {
  userName: 'newbie01',
  type: 0,
  firstTimeLogin: true,
  token: 'token-of-the-new-member',
};

interface Merchant {
  asks?: RegisterSettings;
  ways?: { username: boolean; mobileNum: boolean };
  settings?: Partial<Settings>;
  whitelabel?: Record<string, boolean>;
}

/** For tests: a platform that registers whoever comes. */
export async function fakeRegistration(merchant: Merchant = {}) {
  const { asks = askingFor(), ways = { username: true, mobileNum: false } } = merchant;
  const whitelabel = {
    USERNAMEREG3: ways.username,
    MOBILENUMREG3: ways.mobileNum,
    REGMOBVERF3: true,
    ...merchant.whitelabel,
  };
  const platform = await fakeLogin();
  platform.answer(consolidatedSettings, { ...settings, rules, ...merchant.settings });
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
  platform.answer(registerSettings, asks);
  platform.answer(usernameCheck, { available: true });
  platform.answer(registerByUsername, registered);
  platform.answer(registerByMobile, registered);
  return platform;
}

export const submitButton = () => screen.findByRole('button', { name: 'Create account' });

export async function openRegistration(
  merchant: Merchant = {},
  { search = '', pages = [] as string[] } = {},
) {
  const platform = await fakeRegistration(merchant);
  renderRemote(<RegisterPage />, {
    path: `/m/register${search}`,
    pages: ['/m/register', '/m/login', ...pages],
  });
  await submitButton();
  return platform;
}
