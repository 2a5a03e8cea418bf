import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { beforePlay, refuseUnknown } from '../../core/care/identity';
import { settingsOf } from '../../core/care/settings';
import { HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { hashToken, newId, newToken } from '../../core/ids';
import { endSession, startSession } from '../../core/sessions/sessions';
import { topUpPlayMoney } from '../wallet/playMoney';
import { originOf } from './origin';
import { trialTickets } from './tables';

export const TRIAL_TYPE = 4;
const NAME_DIGITS = 10;
/**
 * A trial account that is not used within an hour is deleted (docs/calls.md, "Trials"): its ticket lives no
 * longer.
 */
const TICKET_LIFE_MS = HOUR;

async function createTrialAccount(db: Database, merchant: string, now: number): Promise<Account> {
  const username = `trial${randomInt(10 ** NAME_DIGITS)
    .toString()
    .padStart(NAME_DIGITS, '0')}`;
  const [account] = await db
    .insert(accounts)
    .values({
      id: newId('acc'),
      merchant,
      username,
      usernameKey: username,
      nickname: username,
      type: TRIAL_TYPE,
      createdAt: new Date(now),
    })
    .returning();
  if (!account) throw new Error('the trial account was not created');
  return account;
}

/**
 * Throws where who plays has to be known first: of a trial account nobody is (PL-037).
 *
 * @throws Refusal identity.required
 */
async function refuseUnknownTrial({ db, merchant }: Context): Promise<void> {
  refuseUnknown({ settings: await settingsOf(db, merchant.code), row: null }, beforePlay('play'));
}

/**
 * Makes a trial account whose ticket signs it in, once.
 *
 * @throws Refusal identity.required
 */
export async function issueTrial(context: Context) {
  const { db, merchant, clock } = context;
  await refuseUnknownTrial(context);
  const expirationTime = clock() + TICKET_LIFE_MS;
  const ticket = newToken();
  return db.transaction(async (tx) => {
    const account = await createTrialAccount(tx, merchant.code, clock());
    await tx.insert(trialTickets).values({
      ticketHash: hashToken(ticket),
      accountId: account.id,
      expiresAt: new Date(expirationTime),
    });
    return { userName: account.username, ticket, expirationTime };
  });
}

interface Entry {
  readonly userName?: string | undefined;
  readonly ticket?: string | undefined;
}

/** Uses a ticket up for the account that it is of. Half a ticket, or another's name, is none. */
async function redeem(db: Database, merchant: string, { userName, ticket }: Entry, now: number) {
  const [used] =
    ticket === undefined || userName === undefined
      ? []
      : await db
          .delete(trialTickets)
          .where(
            and(eq(trialTickets.ticketHash, hashToken(ticket)), gt(trialTickets.expiresAt, new Date(now))),
          )
          .returning();
  const [account] = used ? await db.select().from(accounts).where(eq(accounts.id, used.accountId)) : [];
  if (account?.merchant !== merchant || account.username !== userName)
    throw new Refusal('trial.ticket.invalid');
  return account;
}

/**
 * Signs a trial account in, with play money: that of a ticket, or a new one. A live session of the caller ends.
 *
 * @throws Refusal identity.required, trial.ticket.invalid
 */
export async function startFreePlay(context: Context, entry: Entry) {
  const { db, merchant, clock, session } = context;
  await refuseUnknownTrial(context);
  const isNew = entry.userName === undefined && entry.ticket === undefined;
  return db.transaction(async (tx) => {
    const account = isNew
      ? await createTrialAccount(tx, merchant.code, clock())
      : await redeem(tx, merchant.code, entry, clock());
    if (session) await endSession(tx, session.id, 'replaced', clock());
    await topUpPlayMoney(tx, account, new Date(clock()));
    await tx
      .update(accounts)
      .set({ lastLoginAt: new Date(clock()) })
      .where(eq(accounts.id, account.id));
    const { token } = await startSession(tx, account, clock(), originOf(context));
    return { token, userName: account.username, customerType: account.type };
  });
}
