import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { banners } from '../tables';
import type { Change } from './kept';

/**
 * Puts the banners of a group into another order.
 *
 * @param ids All of the group, from the first on.
 * @throws OperatorRefused where they are not all of it, once each.
 */
export async function orderBanners(
  db: Database,
  group: string,
  ids: readonly string[],
  { merchant, by, at }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ofGroup = and(eq(banners.merchant, merchant), eq(banners.groupName, group));
    const rows = await tx.select({ id: banners.id }).from(banners).where(ofGroup).for('update');
    const known = rows.map(({ id }) => id);
    const strange = ids.find((id) => !known.includes(id));
    if (strange !== undefined) throw new OperatorRefused(`${group} has no banner "${strange}"`);
    const missing = known.find((id) => !ids.includes(id));
    if (missing !== undefined) throw new OperatorRefused(`write all of ${group}: "${missing}" is missing`);
    if (ids.length !== known.length) throw new OperatorRefused('write each banner once');
    for (const [position, id] of ids.entries())
      await tx.update(banners).set({ position }).where(eq(banners.id, id));
    await noteAction(tx, { merchant, by, at, what: 'banner order', subject: group });
  });
}
