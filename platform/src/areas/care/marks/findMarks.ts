import { and, desc, eq, gt } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { changeState } from '../../../core/care/changeState';
import { holdAccount } from '../../../core/care/hold';
import { noteChange } from '../../../core/care/log';
import { type Care, readCare } from '../../../core/care/readCare';
import { offersStopped } from '../../../core/care/state';
import { DAY } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { newId } from '../../../core/ids';
import { careMarks } from '../tables';
import type { Facts } from './sign';
import { SIGNS } from './signs';
import { tellNotice } from './tellNotice';

/** How far back marks count for stopping offers, which is also the longest that any is quiet. */
const RECENT_DAYS = 7;

type Owner = Pick<Account, 'id' | 'merchant'>;

/** The marks of an account that still count, newest first. */
const recentMarks = (db: Database, accountId: string, at: Date) =>
  db
    .select()
    .from(careMarks)
    .where(
      and(eq(careMarks.accountId, accountId), gt(careMarks.at, new Date(at.getTime() - RECENT_DAYS * DAY))),
    )
    .orderBy(desc(careMarks.at));

type MarkRow = typeof careMarks.$inferSelect;

/** The signs that are looked for now: not those that were a mark a short while ago. */
const awake = (marks: readonly MarkRow[], at: Date) =>
  SIGNS.filter(
    ({ mark, quietDays }) =>
      !marks.some((one) => one.mark === mark && one.at > new Date(at.getTime() - quietDays * DAY)),
  );

/** Several marks within days: nothing is offered to the account for a while (PL-033). */
async function stopOffers(tx: Database, care: Care, marks: number, at: Date): Promise<void> {
  const { stop } = care.settings.marks;
  if (marks < stop.marks || offersStopped(care.row, at)) return;
  const offersStoppedUntil = new Date(at.getTime() + stop.days * DAY);
  await changeState(tx, care.accountId, { offersStoppedUntil });
  await noteChange(tx, { accountId: care.accountId, at, what: 'OFFERS_STOPPED', source: 'SYSTEM' });
}

/** Writes marks down and tells the member of one, unless another process has just done so. */
function noteMarks(
  db: Database,
  owner: Owner,
  found: readonly { sign: (typeof SIGNS)[number]; facts: Facts }[],
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const care = await holdAccount(tx, owner);
    const before = await recentMarks(tx, owner.id, at);
    const still = awake(before, at);
    const fresh = found.filter(({ sign }) => still.includes(sign));
    for (const { sign, facts } of fresh) {
      const { mark } = sign;
      await tx.insert(careMarks).values({ id: newId('mark'), accountId: owner.id, mark, at, facts });
      await tellNotice(tx, owner, { mark, facts, before: sign.before }, at);
    }
    if (fresh.length > 0) await stopOffers(tx, care, before.length + fresh.length, at);
  });
}

/**
 * Looks for marks of harm in the records of an account, and does what they lead to: the member is told, and several of
 * them stop offers (PL-031 to PL-033). At any time and as often as wanted: what was seen before is no mark again.
 */
export async function findMarks(db: Database, owner: Owner, at: Date): Promise<void> {
  const { settings, timeZone } = await readCare(db, owner.id);
  const question = { db, accountId: owner.id, timeZone, at, settings: settings.marks };
  const found: { sign: (typeof SIGNS)[number]; facts: Facts }[] = [];
  for (const sign of awake(await recentMarks(db, owner.id, at), at)) {
    const facts = await sign.sign(question);
    if (facts) found.push({ sign, facts });
  }
  if (found.length > 0) await noteMarks(db, owner, found, at);
}
