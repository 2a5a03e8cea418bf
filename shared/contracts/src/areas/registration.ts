import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Day, DialingCode, Nothing, Username } from '../values/values';
import { Session } from './account';
import { FirebaseIdToken, SocialChannel } from './identities';
import { CAPTCHA_MAX_LENGTH } from './validators';

/** Fields of the registration form, by the key that rules and faults have as well. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'affiliateCode',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

export const FieldSetting = z.object({ enabled: z.boolean(), required: z.boolean() });
export type FieldSetting = z.infer<typeof FieldSetting>;

/** What the merchant asks of a new member. */
export const RegisterSettings = z.object({
  username: FieldSetting,
  password: FieldSetting,
  confirmPassword: FieldSetting,
  paymentPassword: FieldSetting,
  mobileNum: FieldSetting,
  verificationCode: FieldSetting,
  idNumber: FieldSetting,
  qqNum: FieldSetting,
  facebook: FieldSetting,
  wechat: FieldSetting,
  line: FieldSetting,
  whatsapp: FieldSetting,
  zalo: FieldSetting,
  email: FieldSetting,
  nickname: FieldSetting,
  payeeName: FieldSetting,
  recommenderId: FieldSetting,
  affiliateCode: FieldSetting,
  captcha: z.object({ enabled: z.boolean() }),
  /** The date by which the minimum age is checked. Ours; left out: not asked for. */
  birthDate: z.optional(FieldSetting),
});
export type RegisterSettings = z.infer<typeof RegisterSettings>;

const OFF: FieldSetting = { enabled: false, required: false };
const NEEDED: FieldSetting = { enabled: true, required: true };

/**
 * What one way to register asks for, for form and platform. By user name: name and password always. By mobile
 * number: the number always, no user name (the number is the name), a password only where the merchant's flag
 * (MOBILENUMPASSREG3) wants one. A code is asked for with a number only.
 */
export function registerFieldsBy(
  way: 'username' | 'mobileNum',
  settings: RegisterSettings,
  { withPassword }: { readonly withPassword: boolean },
): RegisterSettings {
  if (way === 'username') {
    const verificationCode = settings.mobileNum.enabled ? settings.verificationCode : OFF;
    return { ...settings, username: NEEDED, password: NEEDED, verificationCode };
  }
  const passwords = withPassword
    ? { password: NEEDED, confirmPassword: settings.confirmPassword }
    : { password: OFF, confirmPassword: OFF };
  return { ...settings, ...passwords, username: OFF, mobileNum: NEEDED };
}

/** How the site runs: native app, browser, installed, or from an iOS profile. */
export const RegisterMethod = z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']);
export type RegisterMethod = z.infer<typeof RegisterMethod>;

/** What is typed into one field. Which texts are good is the merchant's rule, checked by the platform. */
const typed = z.optional(z.string().check(z.maxLength(255)));
const typedPassword = z.optional(z.string().check(z.maxLength(128)));

/** Plaintext of the encrypted body. Fields that are off are left out. */
export const RegisterPayload = z.object({
  username: typed,
  password: typedPassword,
  confirmPassword: typedPassword,
  paymentPassword: typedPassword,
  mobileNum: typed,
  verificationCode: typed,
  idNumber: typed,
  qqNum: typed,
  facebook: typed,
  wechat: typed,
  line: typed,
  whatsapp: typed,
  zalo: typed,
  email: typed,
  nickname: typed,
  payeeName: typed,
  recommenderId: typed,
  affiliateCode: typed,
  countryDialingCode: z.optional(DialingCode),
  /** Host of the page. */
  registerUrl: z.string().check(z.maxLength(255)),
  registerMethod: RegisterMethod,
  /** The domain that the affiliate code has to hold for. */
  domain: z.optional(z.string().check(z.maxLength(255))),
  /** A member. */
  type: z.literal(0),
  captcha: z.optional(z.string().check(z.maxLength(CAPTCHA_MAX_LENGTH))),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(FirebaseIdToken),
  /** Ours: the social account that logs in to the new one from now on, besides a number confirmed by SMS. */
  socialChannel: z.optional(SocialChannel),
  socialIdToken: z.optional(FirebaseIdToken),
  /** Ours. */
  birthDate: z.optional(Day),
  /** Ours. A site that leaves it out sends the call only with the box ticked. */
  termsAccepted: z.optional(z.boolean()),
});
export type RegisterPayload = z.infer<typeof RegisterPayload>;

/** With a token the new member is signed in. */
export const Registered = z.object({
  userName: Session.shape.userName,
  type: Session.shape.type,
  firstTimeLogin: z.boolean(),
  token: z.optional(Session.shape.token),
});
export type Registered = z.infer<typeof Registered>;

export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/account/register/settings',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: RegisterSettings,
  cached: true,
});

export const registerByUsername = endpoint({
  method: 'PUT',
  path: '/wps/account/register',
  module: 'REGISTER_REE3',
  who: 'public',
  request: RegisterPayload,
  value: Registered,
  encrypted: true,
});

export const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/account/register/mobile',
  module: 'MOBILENUMREG3',
  who: 'public',
  request: RegisterPayload,
  value: Registered,
  encrypted: true,
});

export const usernameCheck = endpoint({
  method: 'GET',
  path: '/wps/check/username',
  module: 'COMM3',
  who: 'public',
  request: z.object({ username: Username }),
  value: z.object({ available: z.boolean() }),
});

/** An empty value says that the code holds for the domain. */
export const affiliateCheck = endpoint({
  method: 'GET',
  path: '/wps/check/affiliate',
  module: 'AFFMAN3',
  who: 'public',
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    domain: z.string().check(z.maxLength(255)),
  }),
  value: Nothing,
});
