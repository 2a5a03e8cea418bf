import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { referralCodes } from './tables';

/** Capitals and digits that nobody takes for one another when they are read out or typed from paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** Two of 31^8 codes are hardly ever the same; three times in a row is a fault. */
const TRIES = 3;

/** A new code, at random. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

type Member = Pick<Account, 'id' | 'merchant'>;

async function ownCode(db: Database, { id }: Member): Promise<string | undefined> {
  const [own] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.accountId, id));
  return own?.code;
}

/**
 * The code that a member invites friends with. It is made at the first call, of two at the same time by one of them, and
 * never changes. It tells nothing of the member: a user name in a link would.
 */
export async function codeOf(db: Database, member: Member): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = await ownCode(db, member);
    if (own) return own;
    await db
      .insert(referralCodes)
      .values({ accountId: member.id, merchant: member.merchant, code: newCode() })
      .onConflictDoNothing();
  }
  const own = await ownCode(db, member);
  if (!own) throw new Error(`no referral code is left for ${member.id}`);
  return own;
}

/**
 * The member whose code was typed, in capitals or not. A disabled account invites nobody. One that is closed for play does:
 * that it is, is nobody's business but its own, and what it earns waits.
 */
export async function findReferrer(
  db: Database,
  merchant: string,
  typed: string,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .where(and(eq(referralCodes.merchant, merchant), eq(referralCodes.code, typed.trim().toUpperCase())));
  return found && !found.account.disabled ? found.account : undefined;
}
