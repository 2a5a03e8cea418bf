import type { careNotices as careNoticesCall } from '@site/contracts/areas/careNotices';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { changeState } from '../../core/care/changeState';
import { toInstant } from '../../core/clock';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { change } from './change';
import { careNotices } from './tables';

/** What the caller was told and has not acknowledged, newest first. */
export async function listNotices({
  db,
  account,
}: SignedInContext): Promise<ValueOf<typeof careNoticesCall>> {
  const rows = await db
    .select()
    .from(careNotices)
    .where(and(eq(careNotices.accountId, account.id), isNull(careNotices.seenAt)))
    .orderBy(desc(careNotices.at), desc(careNotices.id));
  return {
    list: rows.map(({ id, mark, at, facts, before }) => ({ id, mark, at: toInstant(at), facts, before })),
  };
}

/**
 * Notes that the caller has looked at a notice: then no device shows it any more. Again changes nothing.
 *
 * @throws Refusal not.found for one of somebody else.
 */
export const seeNotice = (context: SignedInContext, { id }: { id: string }) =>
  change(context, async ({ tx, care: { accountId }, at }) => {
    const own = and(eq(careNotices.id, id), eq(careNotices.accountId, accountId));
    const [seen] = await tx
      .update(careNotices)
      .set({ seenAt: at })
      .where(and(own, isNull(careNotices.seenAt)))
      .returning();
    if (seen) await changeState(tx, accountId, {});
    else if ((await tx.$count(careNotices, own)) === 0) throw new Refusal('not.found');
    return {};
  });
