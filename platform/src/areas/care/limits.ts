import type { CareSource, Limit, LimitKind, setLimit as setLimitCall } from '@site/contracts/areas/care';
import type * as z from 'zod/mini';
import { usedBy } from '../../core/care/figures';
import { pendingOf, valueAt } from '../../core/care/limitNow';
import * as own from '../../core/care/limits';
import { type Care, readCare } from '../../core/care/readCare';
import type { LimitRow } from '../../core/care/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { SignedInContext } from '../../core/http/route';
import { depositsUnderWay } from '../cashier/deposit/underWay';
import { change, type Held } from './change';
import { limitView } from './view';

/** How long nobody asks again who wants no limits, in months (PL-012). */
const ASK_AGAIN_MONTHS = 12;

async function figuresFor(db: Database, { accountId, timeZone }: Care, at: Date) {
  const underWay = await depositsUnderWay(db, accountId, at);
  return { used: await usedBy(db, accountId, timeZone, at), underWay };
}

/** Gross deposit limits stand first (PL-043), and the member's own before others. */
const KINDS: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'STAKE', 'STRETCH_TIME', 'DAY_TIME'];
const PERIODS: readonly LimitRow['period'][] = ['', 'DAY', 'WEEK', 'MONTH'];
const SOURCES: readonly CareSource[] = ['MEMBER', 'OPERATOR', 'SYSTEM', 'REGISTER'];

const inOrder = (a: LimitRow, b: LimitRow): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period) ||
  SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source);

/** All limits of the caller, those that wait included. */
export async function listLimits({ db, account, clock }: SignedInContext) {
  const at = new Date(clock());
  const care = await readCare(db, account.id);
  const figures = await figuresFor(db, care, at);
  const shown = care.limits.filter((limit) => valueAt(limit, at) !== null || pendingOf(limit, at));
  return {
    at: toInstant(at),
    list: shown.sort(inOrder).map((limit) => limitView(limit, figures, at)),
  };
}

/** Changes a limit and shows it as it is then, from within the transaction that makes it hold (PL-003). */
const changeLimit = (context: SignedInContext, act: (held: Held) => Promise<LimitRow>): Promise<Limit> =>
  change(context, async (held) => {
    const limit = await act(held);
    return limitView(limit, await figuresFor(held.tx, held.care, held.at), held.at);
  });

/**
 * Sets, lowers, or asks to raise or remove.
 *
 * @throws Refusal limit.value.invalid; play.closed for a raise of a closed account.
 */
export const setLimit = (context: SignedInContext, wanted: z.output<(typeof setLimitCall)['request']>) =>
  changeLimit(context, ({ tx, care, at, by }) => own.setLimit(tx, care, wanted, at, by));

/** @throws Refusal limit.raise.gone, limit.raise.waiting. */
export const confirmRaise = (context: SignedInContext, { id }: { id: string }) =>
  changeLimit(context, ({ tx, care, at, by }) => own.confirmRaise(tx, care, id, at, by));

/** @throws Refusal limit.raise.gone */
export const cancelRaise = (context: SignedInContext, { id }: { id: string }) =>
  changeLimit(context, ({ tx, care, at, by }) => own.cancelRaise(tx, care, id, at, by));

/** Remembers that the caller wants no limits, and says when they are asked again. */
export const declineLimits = (context: SignedInContext) =>
  change(context, async ({ tx, care, at, by }) => {
    await own.declineLimits(tx, care, at, by);
    const askAgainAt = new Date(at);
    askAgainAt.setUTCMonth(askAgainAt.getUTCMonth() + ASK_AGAIN_MONTHS);
    return { askAgainAt: toInstant(askAgainAt) };
  });
