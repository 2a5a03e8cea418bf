import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { PlayStateName } from '../values/playState';
import {
  AccountType,
  DialingCode,
  Id,
  Instant,
  Money,
  Nothing,
  Password,
  Text,
  Url,
  Username,
} from '../values/values';
import { FirebaseChannel, FirebaseIdToken, MobileNumber } from './identities';
import { DeviceName } from './sessions';
import { LOGIN_CAPTCHA, SMS_CODE } from './validators';

const anyLogin = {
  captcha: z.optional(z.string().check(z.regex(LOGIN_CAPTCHA))),
  portal: z.optional(z.enum(['member', 'agent'])),
};

/** By user name, or by the member's mobile number, and password. */
export const UsernameLogin = z.object({
  type: z.literal('username'),
  username: Username,
  password: Password,
  ...anyLogin,
});
export type UsernameLogin = z.infer<typeof UsernameLogin>;

/** By a code that was sent to the member's mobile number for this. */
export const SmsLogin = z.object({
  type: z.literal('sms'),
  mobileNum: MobileNumber,
  messageCode: z.string().check(z.regex(SMS_CODE)),
  countryDialingCode: DialingCode,
  ...anyLogin,
});
export type SmsLogin = z.infer<typeof SmsLogin>;

/** By an identity that Firebase vouches for: a phone or a social account. */
export const FirebaseLogin = z.object({
  type: z.literal('firebase'),
  firebaseChannel: FirebaseChannel,
  firebaseIdToken: FirebaseIdToken,
  firebaseMobileNo: z.optional(MobileNumber),
  countryDialingCode: z.optional(DialingCode),
  ...anyLogin,
});
export type FirebaseLogin = z.infer<typeof FirebaseLogin>;

/** Plaintext of the encrypted login body. A type whose flag is off is `feature.unavailable`. */
export const LoginPayload = z.discriminatedUnion('type', [UsernameLogin, SmsLogin, FirebaseLogin]);
export type LoginPayload = z.infer<typeof LoginPayload>;

export const Session = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(512)),
  userName: Text,
  type: AccountType,
  firstTimeLogin: z.boolean(),
  /** Ours: the sign-in before this one. The site shows it once, and does not store it. */
  lastLogin: z.optional(z.object({ at: Instant, device: DeviceName })),
  /** Of an account that is closed for play: how (docs/calls.md, "Responsible play"). */
  playState: z.optional(PlayStateName),
});
export type Session = z.infer<typeof Session>;

export const MemberInfo = z.object({
  id: Id,
  account: Text,
  nickname: Text,
  type: AccountType,
  clubLabel: z.optional(z.object({ labelName: Text })),
  icon: z.optional(Url),
  /** Where the member lives: ISO 3166-1 alpha-2. */
  country: z.optional(z.string()),
  memberSince: z.optional(Instant),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

/** Of CNY, as every language of the site writes it (CLDR). */
const DEFAULT_SYMBOL = 'CN¥';

/** A wallet's own; one that gives none, or an empty one, is in CNY (decision 5, SH-016). */
export const CurrencySymbol = z._default(
  Text.check(z.overwrite((symbol) => symbol.trim() || DEFAULT_SYMBOL)),
  DEFAULT_SYMBOL,
);

export const Wallet = z.object({
  sumBalance: Money,
  currencySymbol: CurrencySymbol,
  currency: z.optional(Text),
});
export type Wallet = z.infer<typeof Wallet>;

export const MerchantWallet = z.object({
  currency: Text,
  currencySymbol: CurrencySymbol,
  sumBalance: z.optional(Money),
  /** What the wallets besides the main one hold, as far as their vendors answer; with a session. */
  inGames: z.optional(Money),
  /** The least and the most that one transfer between wallets may move. */
  transfer: z.optional(z.object({ min: Money, max: Money })),
  wallets: z.array(z.object({ accountType: Text, accountTypeName: Text, balance: z.optional(Money) })),
});
export type MerchantWallet = z.infer<typeof MerchantWallet>;

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  who: 'public',
  request: LoginPayload,
  value: Session,
  encrypted: true,
  whileClosed: true,
});

/** An empty body makes the trial account on the way. The ticket is that of `trialAccount`. */
export const freePlayLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  who: 'public',
  request: z.object({ userName: z.optional(Username), ticket: z.optional(Id) }),
  value: z.object({ token: Session.shape.token, userName: Text, customerType: AccountType }),
});

export const renewSession = endpoint({
  method: 'POST',
  path: '/wps/session/renew',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: z.object({ token: Session.shape.token, expirationTime: z.number() }),
  whileClosed: true,
});

/** Answers guests and dead tokens too. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: Nothing,
  whileClosed: true,
});

/** `image` is a PNG in base64 without prefix; the answer is bound to the browser by a cookie. */
export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  who: 'public',
  request: Nothing,
  value: z.object({ image: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  whileClosed: true,
});

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: MemberInfo,
  whileClosed: true,
});

/** `icon` is missing on an account that has none. */
export const HeadIcon = z.object({
  icon: z.optional(Url),
  /** An own picture that was sent and is not shown to others yet. */
  waiting: z.optional(Url),
  choices: z.array(z.object({ id: Id, url: Url })),
});
export type HeadIcon = z.infer<typeof HeadIcon>;

export const headIcon = endpoint({
  method: 'GET',
  path: '/wps/member/headIcon',
  module: 'PROFPIC3',
  who: 'session',
  request: Nothing,
  value: HeadIcon,
  whileClosed: true,
});

export const setHeadIcon = endpoint({
  method: 'POST',
  path: '/wps/member/headIcon',
  module: 'PROFPIC3',
  who: 'member',
  request: z.object({ id: Id }),
  value: z.object({ icon: Url }),
});

export const walletBalance = endpoint({
  method: 'GET',
  path: '/wps/wallets/gcs',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: Wallet,
  whileClosed: true,
});

export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/wallets/merchant',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: MerchantWallet,
  whileClosed: true,
});
