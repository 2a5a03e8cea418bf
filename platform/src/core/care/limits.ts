import { eq } from 'drizzle-orm';
import { DAY, HOUR, toInstant } from '../clock';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { newId } from '../ids';
import { changeState } from './changeState';
import { pendingOf } from './limitNow';
import { limitName, limitText, parseLimit, refuseUnknownLimit, type WhichLimit } from './limitValue';
import { type ChangedBy, noteChange } from './log';
import { periodsAt } from './periods';
import type { Care } from './readCare';
import { playClosed, stateAt } from './state';
import { careLimits, type LimitRow } from './tables';

/*
 * A member's own limits (docs/requirements/responsible-play.md, PL-001 to PL-006). All of it is called with the account
 * held (hold.ts), with what was read then.
 */

const NOTHING_PENDING = {
  pendingValue: null,
  pendingAskedAt: null,
  pendingFrom: null,
  pendingLapsesAt: null,
} as const;

async function store(tx: Database, id: string, changes: Partial<LimitRow>): Promise<LimitRow> {
  const [row] = await tx.update(careLimits).set(changes).where(eq(careLimits.id, id)).returning();
  if (!row) throw new Error(`the limit ${id} is gone`);
  return row;
}

/** The member's own limit of a kind and period; a new one has no value. */
async function ownLimit(tx: Database, care: Care, which: WhichLimit): Promise<LimitRow> {
  const { kind } = which;
  const period = which.period ?? '';
  const found = care.limits.find(
    (limit) => limit.source === 'MEMBER' && limit.kind === kind && limit.period === period,
  );
  if (found) return found;
  const [added] = await tx
    .insert(careLimits)
    .values({ id: newId('lim'), accountId: care.accountId, source: 'MEMBER', kind, period })
    .returning();
  if (!added) throw new Error('the limit was not added');
  return added;
}

/** When a raise may be confirmed: after the cooling, and where the merchant says so after the running period. */
async function confirmFrom(tx: Database, { settings, timeZone }: Care, limit: LimitRow, at: Date) {
  const cooled = new Date(at.getTime() + settings.coolingHours * HOUR);
  const period = limit.kind === 'DAY_TIME' ? 'DAY' : limit.period;
  if (!settings.raiseAfterPeriod || period === '') return cooled;
  const { end } = (await periodsAt(tx, timeZone, at))[period];
  return end > cooled ? end : cooled;
}

async function hold(
  tx: Database,
  care: Care,
  limit: LimitRow,
  value: bigint | null,
  at: Date,
  by: ChangedBy,
): Promise<LimitRow> {
  if (value !== limit.value)
    await noteChange(tx, {
      accountId: care.accountId,
      at,
      what: `LIMIT_${limitName(limit)}`,
      from: limitText(limit, limit.value),
      to: limitText(limit, value),
      ...by,
    });
  await changeState(tx, care.accountId, { limitsAnsweredAt: at });
  return store(tx, limit.id, { value, ...NOTHING_PENDING });
}

/**
 * Sets a limit of the member: a first one, a lower one and the same hold at once and take a raise back that waits. A
 * higher one, and without a value none, waits (PL-003, PL-004).
 *
 * @returns The limit as it is now.
 * @throws Refusal limit.value.invalid; play.closed for a raise while the account is closed.
 */
export async function setLimit(
  tx: Database,
  care: Care,
  which: WhichLimit & { readonly value?: string | undefined },
  at: Date,
  by: ChangedBy,
): Promise<LimitRow> {
  refuseUnknownLimit(care.settings, which);
  const value = which.value === undefined ? null : parseLimit(care.settings, which, which.value);
  const limit = await ownLimit(tx, care, which);
  if (value === null && limit.value === null) return limit;
  const raises = limit.value !== null && (value === null || value > limit.value);
  if (!raises) return hold(tx, care, limit, value, at, by);
  const state = stateAt(care.row, at);
  if (state.name !== 'OPEN') throw playClosed(state);
  const pendingFrom = await confirmFrom(tx, care, limit, at);
  await noteChange(tx, {
    accountId: care.accountId,
    at,
    what: `RAISE_${limitName(limit)}`,
    from: limitText(limit, limit.value),
    to: limitText(limit, value),
    holdsFrom: pendingFrom,
    ...by,
  });
  await changeState(tx, care.accountId, {});
  return store(tx, limit.id, {
    pendingValue: value,
    pendingAskedAt: at,
    pendingFrom,
    pendingLapsesAt: new Date(pendingFrom.getTime() + care.settings.confirmDays * DAY),
  });
}

/** @throws Refusal limit.raise.gone when nothing waits under this id, or not any more. */
function waiting(care: Care, id: string, at: Date) {
  const limit = care.limits.find((one) => one.id === id && one.source === 'MEMBER');
  const pending = limit && pendingOf(limit, at);
  if (!pending) throw new Refusal('limit.raise.gone');
  return { limit, pending };
}

/**
 * Lets a raise hold that has waited long enough.
 *
 * @throws Refusal limit.raise.gone; limit.raise.waiting with the instant from which it may be confirmed.
 */
export async function confirmRaise(
  tx: Database,
  care: Care,
  id: string,
  at: Date,
  by: ChangedBy,
): Promise<LimitRow> {
  const { limit, pending } = waiting(care, id, at);
  if (at < pending.from)
    throw new Refusal('limit.raise.waiting', { value: { confirmFrom: toInstant(pending.from) } });
  return hold(tx, care, limit, pending.value, at, by);
}

async function withdrawRaise(tx: Database, limit: LimitRow, at: Date, by: ChangedBy): Promise<LimitRow> {
  await noteChange(tx, {
    accountId: limit.accountId,
    at,
    what: `RAISE_OFF_${limitName(limit)}`,
    from: limitText(limit, limit.pendingValue),
    to: limitText(limit, limit.value),
    ...by,
  });
  return store(tx, limit.id, NOTHING_PENDING);
}

/**
 * Takes a raise back that waits.
 *
 * @throws Refusal limit.raise.gone
 */
export async function cancelRaise(
  tx: Database,
  care: Care,
  id: string,
  at: Date,
  by: ChangedBy,
): Promise<LimitRow> {
  const { limit } = waiting(care, id, at);
  await changeState(tx, care.accountId, {});
  return withdrawRaise(tx, limit, at, by);
}

/** Takes every raise back that waits, for a closing (PL-005). */
export async function cancelRaises(tx: Database, care: Care, at: Date, by: ChangedBy): Promise<void> {
  for (const limit of care.limits)
    if (limit.source === 'MEMBER' && pendingOf(limit, at)) await withdrawRaise(tx, limit, at, by);
}

/** Remembers that the member wants no limits (PL-011). */
export async function declineLimits(tx: Database, care: Care, at: Date, by: ChangedBy): Promise<void> {
  await noteChange(tx, { accountId: care.accountId, at, what: 'LIMITS_DECLINED', ...by });
  await changeState(tx, care.accountId, { limitsAnsweredAt: at });
}
