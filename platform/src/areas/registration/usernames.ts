import { fieldFault } from '@site/contracts/areas/validators';
import type { Merchant } from '../../core/merchants/tables';

/**
 * What is wrong with a user name of a new member. One that could be somebody's mobile number is refused: a
 * login by that number would find the name, and keep the owner of the number out.
 */
export function usernameFault({ settings }: Merchant, username: string): string | undefined {
  const { rules } = settings;
  const fault = fieldFault(rules.username, username, { required: true });
  if (fault) return fault;
  const looksLikeNumber = rules.mobileNum && !fieldFault(rules.mobileNum, username, { required: true });
  return looksLikeNumber ? 'account.format' : undefined;
}
