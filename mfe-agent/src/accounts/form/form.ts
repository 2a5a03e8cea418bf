import type { RatesByCategory } from '../../rates/rate';
import type { Kind } from '../kinds';

/** What an agent has filled in for a new account. */
export interface AccountForm {
  readonly kind: Kind;
  readonly username: string;
  readonly password: string;
  readonly moved: RatesByCategory;
}

export const EMPTY_FORM: AccountForm = { kind: 'member', username: '', password: '', moved: {} };

/** What an agent passes on to the owner of an account that was opened. */
export type OpenedAccount = Pick<AccountForm, 'username' | 'password'>;
