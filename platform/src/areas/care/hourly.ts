import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { playStretches } from '../../core/care/play/tables';
import { careReached } from '../../core/care/tables';
import { DAY, HOUR, MINUTE, monthsAfter } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { SESSION_MAX_MS } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { findMarks } from './marks/findMarks';
import { askToReview } from './review';
import { careMarks, careNotices, careRuns } from './tables';

/** How often a process asks whether it is its turn: a missed hour is made up for soon. */
export const ASK_EVERY_MS = 10 * MINUTE;

/** Who was here so long ago is looked at: longer than from one run to the next, so that nobody is missed. */
const HERE_MS = DAY;

/** Marks and what was told of them are kept for 12 months (PL-034), and what a statement of 12 months shows. */
const KEPT_MONTHS = 12;

/** A day of the merchant may have begun a day before that of UTC. */
const firstOfStatement = (at: Date): Date => new Date(monthsAfter(at, -KEPT_MONTHS).getTime() - DAY);

/** Whether it is this process that does it this hour: of several, the first that asks. */
async function takeTurn(db: Database, at: Date): Promise<boolean> {
  const taken = await db
    .insert(careRuns)
    .values({ name: 'hourly', at })
    .onConflictDoUpdate({
      target: careRuns.name,
      set: { at },
      setWhere: lte(careRuns.at, new Date(at.getTime() - HOUR)),
    })
    .returning();
  return taken.length > 0;
}

type Owner = Pick<Account, 'id' | 'merchant' | 'createdAt' | 'type'>;

/** Members who were here lately; nobody else has made new records. Trials have none that are looked at. */
async function whoWasHere(db: Database, at: Date): Promise<Owner[]> {
  const here = db
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(
      and(
        gt(sessions.createdAt, new Date(at.getTime() - HERE_MS - SESSION_MAX_MS)),
        gt(sessions.lastSeenAt, new Date(at.getTime() - HERE_MS)),
      ),
    );
  // They may be very many: no more of each than is needed.
  const { id, merchant, createdAt, type } = accounts;
  const found = await db.select({ id, merchant, createdAt, type }).from(accounts).where(inArray(id, here));
  return found.filter((account) => !isTrialAccount(account.type));
}

/** Deletes what is kept no longer. */
async function forgetOld(db: Database, at: Date): Promise<void> {
  const oldest = monthsAfter(at, -KEPT_MONTHS);
  await db.delete(careMarks).where(lt(careMarks.at, oldest));
  await db.delete(careNotices).where(lt(careNotices.at, oldest));
  const oldestDay = firstOfStatement(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
  await db.delete(careReached).where(lt(careReached.day, oldestDay));
}

/**
 * Deletes the stretches of play that an account's statement does not show any more. With its turn, because finding those of
 * all accounts would take an index that each stake writes to; who does not come again adds none.
 */
async function forgetPlay(db: Database, { id }: Owner, at: Date): Promise<void> {
  await db
    .delete(playStretches)
    .where(and(eq(playStretches.accountId, id), lt(playStretches.seenAt, firstOfStatement(at))));
}

/**
 * The hourly work: marks of harm, and who is to look at limits and statement. What fails for one account is left out, and
 * the others are looked at.
 *
 * @throws The first thing that failed, at the end.
 */
export async function lookAtPlay(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  if (!(await takeTurn(db, at))) return;
  await forgetOld(db, at);
  const failures: unknown[] = [];
  for (const account of await whoWasHere(db, at))
    try {
      await findMarks(db, account, at);
      await askToReview(db, account, at);
      await forgetPlay(db, account, at);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
