/** Ways to log in that one form offers; both are of the platform's own. */
export type LoginMethod = 'username' | 'sms';

/** What the form holds, of both ways: a change of way loses nothing. */
export interface LoginFields {
  username: string;
  password: string;
  dialingCode: string;
  mobileNum: string;
  messageCode: string;
  captcha: string;
  remember: boolean;
}

export const EMPTY_LOGIN: LoginFields = {
  username: '',
  password: '',
  dialingCode: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
  remember: false,
};

/** What somebody types for each way, in the order in which it stands. */
export const TYPED_FIELDS = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'messageCode'],
} as const satisfies Record<LoginMethod, readonly (keyof LoginFields)[]>;

export type CheckedField = Exclude<keyof LoginFields, 'remember'>;

const CHECKED_FIELDS = {
  username: TYPED_FIELDS.username,
  sms: ['mobileNum', 'dialingCode', 'messageCode'],
} as const satisfies Record<LoginMethod, readonly CheckedField[]>;

interface Shown {
  readonly method: LoginMethod;
  readonly captchaShown: boolean;
}

/** What is checked before a login is sent, in the order in which it stands. */
export function checkedFields({ method, captchaShown }: Shown): readonly CheckedField[] {
  return captchaShown ? [...CHECKED_FIELDS[method], 'captcha'] : CHECKED_FIELDS[method];
}
