import type { LoginPayload } from '@site/contracts/areas/account';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { careStateOf } from '../../core/care/changeState';
import { stateAt } from '../../core/care/state';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { endSession, startSession } from '../../core/sessions/sessions';
import { lastLoginOf } from './lastLogin';
import { originOf } from './origin';

/**
 * Throws when an account that proved who it is may not log in here (docs/calls.md, "Login").
 *
 * @throws Refusal user.unavailable, login.member.only, login.agent.only.
 */
export function assertMaySignIn(account: Account, portal: LoginPayload['portal']): void {
  if (account.disabled) throw new Refusal('user.unavailable');
  if (account.backOffice) throw new Refusal('login.member.only');
  if (portal === 'agent' && !isAgentAccount(account.type)) throw new Refusal('login.agent.only');
}

/** What closes an account; where that cannot be read, its owner still comes to withdraw (PL-048). */
const closingsOf = (tx: Database, accountId: string) =>
  tx.transaction((inner) => careStateOf(inner, accountId)).catch(() => undefined);

/**
 * Starts the session of an account that has shown all that a login asks of it, and answers what a login answers.
 * A live session of the caller ends.
 */
export function beginSession(context: Context, account: Account) {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    if (context.session) await endSession(tx, context.session.id, 'replaced', clock());
    const lastLogin = await lastLoginOf(tx, account);
    const { name: playState } = stateAt(await closingsOf(tx, account.id), new Date(clock()));
    const { token } = await startSession(tx, account, clock(), originOf(context));
    await tx
      .update(accounts)
      .set({ lastLoginAt: new Date(clock()) })
      .where(eq(accounts.id, account.id));
    return {
      token,
      userName: account.username,
      type: account.type,
      firstTimeLogin: account.lastLoginAt === null,
      ...(lastLogin && { lastLogin }),
      ...(playState !== 'OPEN' && { playState }),
    };
  });
}
