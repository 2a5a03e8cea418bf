import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { type Care, readCare } from '../../core/care/readCare';
import { isClosed } from '../../core/care/state';
import { monthsAfter } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { ASK_AGAIN_MONTHS, hasOwnLimit } from './askAgain';
import { factsOf } from './marks/sign';
import { tellNotice } from './marks/tellNotice';
import { ownMonths } from './reviewInterval';
import { careNotices } from './tables';

type Owner = Pick<Account, 'id' | 'merchant' | 'createdAt'>;

/** When a member was asked last to look, or has looked: by choosing limits, or by becoming a member. */
async function lookedAt(db: Database, { id, createdAt }: Owner, { row }: Care): Promise<Date> {
  const [asked] = await db
    .select({ at: careNotices.at })
    .from(careNotices)
    .where(and(eq(careNotices.accountId, id), inArray(careNotices.mark, ['REVIEW', 'NO_LIMITS'])))
    .orderBy(desc(careNotices.at))
    .limit(1);
  const times = [createdAt, row?.limitsAnsweredAt, asked?.at].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

/** How many months after that a member is asked again; who has no limits is asked about that choice, less often. */
const monthsOf = (care: Care): number => (hasOwnLimit(care) ? ownMonths(care) : ASK_AGAIN_MONTHS);

const isDue = async (db: Database, owner: Owner, care: Care, at: Date): Promise<boolean> =>
  !isClosed(care.row, at) && monthsAfter(await lookedAt(db, owner, care), monthsOf(care)) <= at;

/**
 * Asks a member to look at limits and statement when it is time to, or at the choice to have no limits (PL-012). As often
 * as wanted: nobody is asked twice.
 */
export async function askToReview(db: Database, owner: Owner, at: Date): Promise<void> {
  if (!(await isDue(db, owner, await readCare(db, owner.id), at))) return;
  await db.transaction(async (tx) => {
    const care = await holdAccount(tx, owner);
    if (!(await isDue(tx, owner, care, at))) return;
    const mark = hasOwnLimit(care) ? 'REVIEW' : 'NO_LIMITS';
    await tellNotice(tx, owner, { mark, facts: factsOf({ months: monthsOf(care) }), before: 'HOME' }, at);
  });
}
