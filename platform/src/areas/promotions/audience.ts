import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { hasLevel } from '../benefits/levelOf';
import { type Audience, memberGroups, type PromotionRow } from './tables';

/** Whoever a promotion may be for. */
export type Member = Pick<Account, 'id' | 'merchant' | 'createdAt'>;

async function isIn(db: Database, { id }: Member, groups: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ group: memberGroups.group })
    .from(memberGroups)
    .where(eq(memberGroups.accountId, id));
  return rows.some(({ group }) => groups.includes(group));
}

async function meets(
  db: Database,
  member: Member,
  { joinedFrom, groups, levelFrom }: Audience,
): Promise<boolean> {
  if (joinedFrom !== undefined && member.createdAt < new Date(joinedFrom)) return false;
  if (groups !== undefined && !(await isIn(db, member, groups))) return false;
  return levelFrom === undefined || (await hasLevel(db, member, levelFrom));
}

/**
 * Whether a promotion is for a member. One for everybody is also for guests; one with an audience is for nobody whose part
 * in it is not known.
 */
export async function isFor(
  db: Database,
  { audience }: Pick<PromotionRow, 'audience'>,
  member: Member | undefined,
): Promise<boolean> {
  if (audience === null) return true;
  return member !== undefined && (await meets(db, member, audience));
}
