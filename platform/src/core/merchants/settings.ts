import type { FieldRule, Flags, Settings } from '@site/contracts/areas/system';
import type { ModuleId } from '@site/contracts/http/endpoint';
import { FLAGS, type FlagName, MENU_KEYS, type MenuKey } from '@site/contracts/values/flags';

const rule = (pattern: string, minLength: number, maxLength: number, messageKey: string): FieldRule => ({
  pattern,
  minLength,
  maxLength,
  messageKey,
});

const username = rule('^[A-Za-z0-9_]{4,16}$', 4, 16, 'account.format');
const password = rule('^[!-~]{6,20}$', 6, 20, 'password.format');
const mobile = rule('^0[0-9]{8,9}$', 9, 10, 'mobile.format');
const code = rule('^[0-9]{6}$', 6, 6, 'field.format');
const person = rule('^[^<>&"]{2,40}$', 2, 40, 'name.format');
const handle = rule('^[A-Za-z0-9._@-]{2,40}$', 2, 40, 'field.format');

/** Rules of the fields by key; patterns are of the linear-time subset (docs/calls.md, "Values"). */
const RULES: Settings['rules'] = {
  loginUsername: username,
  loginPassword: password,
  loginMobileNum: mobile,
  verificationCode: code,
  username,
  password,
  paymentPassword: code,
  mobileNum: mobile,
  idNumber: rule('^[0-9]{13}$', 13, 13, 'field.format'),
  qqNum: rule('^[0-9]{5,12}$', 5, 12, 'field.format'),
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: mobile,
  zalo: mobile,
  email: rule('^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z]{2,3}){1,3}$', 6, 254, 'email.format'),
  nickname: rule('^[^<>&"]{2,20}$', 2, 20, 'name.format'),
  payeeName: person,
  recommenderId: handle,
  affiliateCode: rule('^[A-Za-z0-9]{4,12}$', 4, 12, 'field.format'),
};

export const settingsWith = (jackpot: Settings['jackpot']): Settings => ({
  rules: RULES,
  minAge: 18,
  termsTicked: true,
  rememberPassword: true,
  jackpot,
  minBetText: 'baht',
});

const allOn = (...keys: (MenuKey | FlagName | ModuleId)[]): Flags =>
  Object.fromEntries(keys.map((key) => [key, true]));

export const MEMBER_MENU = allOn(
  MENU_KEYS.betRecord,
  MENU_KEYS.transactions,
  MENU_KEYS.profit,
  MENU_KEYS.rewards,
  MENU_KEYS.mall,
  MENU_KEYS.securityCentre,
);

export const AGENT_MENU = allOn(...Object.values(MENU_KEYS));

/** What a merchant begins with: all but the chat, live models and the logins of others, which need an account there. */
export const STANDARD_FLAGS = allOn(
  FLAGS.registerByUsername,
  FLAGS.registerByMobile,
  FLAGS.registerWithSmsCode,
  FLAGS.registerByMobileWithPassword,
  FLAGS.resetPasswordByPhone,
  FLAGS.freePlay,
  FLAGS.dividend,
  FLAGS.referral,
  FLAGS.missions,
  FLAGS.feedback,
  'VALID_CAPTCHA3',
  'PROFPIC3',
  'INBOX3',
  'REWCEN3',
);
