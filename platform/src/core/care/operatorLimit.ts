import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { newId } from '../ids';
import { changeState } from './changeState';
import { valueAt } from './limitNow';
import { limitName, limitText, parseLimit, refuseUnknownLimit, type WhichLimit } from './limitValue';
import { noteChange } from './log';
import type { Care } from './readCare';
import { careLimits, type LimitRow } from './tables';

/**
 * Sets a limit beside the member's own, or takes it away. It holds from an instant that the member is told before.
 *
 * @param value As it travels; none takes the limit away.
 * @throws Refusal limit.value.invalid
 */
export async function setOperatorLimit(
  tx: Database,
  care: Care,
  which: WhichLimit & { readonly value?: string | undefined },
  at: Date,
  holdsFrom: Date,
): Promise<LimitRow> {
  const { kind } = which;
  const period = which.period ?? '';
  refuseUnknownLimit(care.settings, which);
  const wanted = which.value === undefined ? null : parseLimit(care.settings, which, which.value);
  const source = 'OPERATOR';
  const before = care.limits.find(
    (limit) => limit.source === source && limit.kind === kind && limit.period === period,
  );
  const held = before ? valueAt(before, at) : null;
  await noteChange(tx, {
    accountId: care.accountId,
    at,
    what: `LIMIT_${limitName({ kind, period })}`,
    from: limitText({ kind }, held),
    to: limitText({ kind }, wanted),
    holdsFrom,
    source,
  });
  await changeState(tx, care.accountId, {});
  const changes = {
    value: held,
    pendingValue: wanted,
    pendingAskedAt: at,
    pendingFrom: holdsFrom,
    // It holds by itself: there is nothing that could lapse.
    pendingLapsesAt: holdsFrom,
  };
  const [row] = before
    ? await tx.update(careLimits).set(changes).where(eq(careLimits.id, before.id)).returning()
    : await tx
        .insert(careLimits)
        .values({ id: newId('lim'), accountId: care.accountId, source, kind, period, ...changes })
        .returning();
  if (!row) throw new Error('the limit was not stored');
  return row;
}
