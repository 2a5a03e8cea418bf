import { fieldFault } from '@site/contracts/areas/validators';
import { AccountType } from '@site/contracts/values/values';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { findMerchant } from '../../core/merchants/service';
import { newPasswordFault } from './newPassword';
import { hashPassword } from './passwords';
import { usernameKey } from './service';

export interface NewOperator {
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  /** 0 for a member; an agent's or another type of the contract. */
  readonly type: number;
}

/** An account that cannot be added. Its message is one line for whoever runs the command. */
export class AccountRefused extends Error {}

/**
 * Adds an account by hand: the first operators of a merchant, for whom nobody else can. The names and passwords
 * meet the merchant's rules like those of a registration.
 *
 * @throws AccountRefused naming what is wrong.
 */
export async function addAccount(
  db: Database,
  { merchant: code, username, password, type }: NewOperator,
  now: Date,
): Promise<Account> {
  const merchant = await findMerchant(db, code);
  if (!merchant) throw new AccountRefused(`there is no merchant "${code}": add it first`);
  const accountType = AccountType.safeParse(type);
  if (!accountType.success) throw new AccountRefused(`${type} is no account type`);
  const nameFault = fieldFault(merchant.settings.rules.username, username, { required: true });
  if (nameFault) throw new AccountRefused(`the user name does not meet the merchant's rule (${nameFault})`);
  const passwordFault = newPasswordFault(merchant, password, { username });
  if (passwordFault)
    throw new AccountRefused(`the password does not meet the merchant's rule (${passwordFault})`);
  const [account] = await db
    .insert(accounts)
    .values({
      id: newId('acc'),
      merchant: code,
      username,
      usernameKey: usernameKey(username),
      nickname: username,
      passwordHash: await hashPassword(password),
      type: accountType.data,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw new AccountRefused(`"${username}" is taken at ${code}`);
  return account;
}
