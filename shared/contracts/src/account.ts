import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { LOGIN_CAPTCHA } from './validators';
import { AccountType, Id, Money, Nothing, Text, Url } from './values';

const Username = z.string().check(z.minLength(1), z.maxLength(64));
const Password = z.string().check(z.minLength(1), z.maxLength(128));

/** Plaintext of the encrypted login body. The SMS and firebase variants join with their screens. */
export const LoginPayload = z.object({
  type: z.literal('username'),
  username: Username,
  password: Password,
  captcha: z.optional(z.string().check(z.regex(LOGIN_CAPTCHA))),
  portal: z.optional(z.enum(['member', 'agent'])),
});
export type LoginPayload = z.infer<typeof LoginPayload>;

export const Session = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(512)),
  userName: Text,
  type: AccountType,
  firstTimeLogin: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const MemberInfo = z.object({
  id: Id,
  account: Text,
  nickname: Text,
  type: AccountType,
  clubLabel: z.optional(z.object({ labelName: Text })),
  icon: z.optional(Url),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const Wallet = z.object({
  sumBalance: Money,
  currencySymbol: Text,
  currency: z.optional(Text),
});
export type Wallet = z.infer<typeof Wallet>;

export const MerchantWallet = z.object({
  currency: Text,
  currencySymbol: Text,
  sumBalance: z.optional(Money),
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
});

/** An empty body makes the trial account on the way (api.md 2.2). */
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
});

/** Answers guests and dead tokens too. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: Nothing,
});

/** `image` is a PNG in base64 without prefix; the answer is bound to the browser by a cookie. */
export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  who: 'public',
  request: Nothing,
  value: z.object({ image: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
});

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: MemberInfo,
});

/** `icon` is missing on an account that has none. */
export const HeadIcon = z.object({
  icon: z.optional(Url),
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
});

export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/wallets/merchant',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: MerchantWallet,
});
