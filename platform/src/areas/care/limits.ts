import type { CareSource, Limit, LimitKind, setLimit as setLimitCall } from '@site/contracts/areas/care';
import type * as z from 'zod/mini';
import { usedBy } from '../../core/care/figures';
import { pendingOf, valueAt } from '../../core/care/limitNow';
import * as own from '../../core/care/limits';
import { timeUsed } from '../../core/care/play/timeLimits';
import { type Care, readCare } from '../../core/care/readCare';
import type { LimitRow } from '../../core/care/tables';
import { monthsAfter, toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { SignedInContext } from '../../core/http/route';
import { depositsUnderWay } from '../cashier/deposit/underWay';
import { ASK_AGAIN_MONTHS, askAgainAt } from './askAgain';
import { change, type Held } from './change';
import { type LimitFigures, limitView } from './view';

async function figuresFor(db: Database, care: Care, at: Date): Promise<LimitFigures> {
  const underWay = await depositsUnderWay(db, care.accountId, at);
  const used = await usedBy(db, care, at);
  return { used, underWay, time: await timeUsed(db, care, at) };
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
  const again = askAgainAt(care);
  return {
    at: toInstant(at),
    list: shown.sort(inOrder).map((limit) => limitView(limit, figures, at)),
    ...(again && { askAgainAt: toInstant(again) }),
  };
}

/** Changes a limit and shows it as it is then, from within the transaction that makes it hold (PL-003). */
const changeLimit = (context: SignedInContext, act: (held: Held) => Promise<LimitRow>): Promise<Limit> =>
  change(context, async (held) => {
    const { tx, at } = held;
    const limit = await act(held);
    const care = await readCare(tx, held.care.accountId);
    return limitView(limit, await figuresFor(tx, care, at), at);
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
    return { askAgainAt: toInstant(monthsAfter(at, ASK_AGAIN_MONTHS)) };
  });
