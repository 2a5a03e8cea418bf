import { randomInt } from 'node:crypto';
import { type Account, accounts } from '../accounts/tables';
import type { Database } from '../db/client';
import type { Context } from '../http/route';
import { newId } from '../ids';
import { topUpPlayMoney } from '../wallet/playMoney';
import { endSession, startSession } from './sessions';

const TRIAL_TYPE = 4;
const NAME_DIGITS = 10;

async function createTrialAccount(db: Database, merchant: string, now: number): Promise<Account> {
  const username = `trial${randomInt(10 ** NAME_DIGITS)
    .toString()
    .padStart(NAME_DIGITS, '0')}`;
  const at = new Date(now);
  const [account] = await db
    .insert(accounts)
    .values({
      id: newId('acc'),
      merchant,
      username,
      usernameKey: username,
      nickname: username,
      type: TRIAL_TYPE,
      createdAt: at,
      lastLoginAt: at,
    })
    .returning();
  if (!account) throw new Error('the trial account was not created');
  await topUpPlayMoney(db, account, at);
  return account;
}

/** Makes a trial account with play money and signs it in. A live session of the caller ends. */
export function startFreePlay({ db, merchant, clock, session }: Context) {
  return db.transaction(async (tx) => {
    if (session) await endSession(tx, session.id, 'replaced', clock());
    const account = await createTrialAccount(tx, merchant.code, clock());
    const { token } = await startSession(tx, account, clock());
    return { token, userName: account.username, customerType: account.type };
  });
}
