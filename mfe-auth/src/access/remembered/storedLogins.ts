/*
 * The form of what "remember me" keeps. Read by hand: the schema library would be a quarter of the login
 * page's script, for two records of this browser's own.
 */

export interface ByUsername {
  readonly type: 'username';
  readonly username: string;
  /** Stored: initialisation vector and cipher text, base64url. Left out when the browser could not keep it. */
  readonly password?: string | undefined;
}

export interface BySms {
  readonly type: 'sms';
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

export type RememberedLogin = ByUsername | BySms;
export type RememberedType = RememberedLogin['type'];

const LONGEST_NAME = 64;
const DIALING_CODE = /^[1-9]\d{0,3}$/;

/** One of each type at most, the last used first; what is not ours is left out. Never throws. */
export function parseLogins(text: string | undefined): RememberedLogin[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return Array.isArray(parsed) ? parsed.filter(isLogin) : [];
  } catch {
    return [];
  }
}

function isLogin(value: unknown): value is RememberedLogin {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'username') {
    const password = 'password' in value ? value.password : undefined;
    return 'username' in value && isName(value.username) && ['undefined', 'string'].includes(typeof password);
  }
  return (
    value.type === 'sms' &&
    'mobileNum' in value &&
    isName(value.mobileNum) &&
    'countryDialingCode' in value &&
    typeof value.countryDialingCode === 'string' &&
    DIALING_CODE.test(value.countryDialingCode)
  );
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
