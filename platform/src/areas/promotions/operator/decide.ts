import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { holdAccount } from '../../../core/care/hold';
import { takesOffers } from '../../../core/care/state';
import { DAY } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { formatMoney } from '../../../core/money';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { accountOf, type Named } from '../../care/operator';
import { grantReward } from '../../rewards/rewards';
import { giveBack, keepFor } from '../supply';
import {
  type PromotionRow,
  promotionApplications,
  promotionSignUps,
  promotions,
  type SignUpRow,
} from '../tables';
import { tellDecision } from './tellDecision';

/** Whose request for which promotion is decided, and by whom. */
export interface Decision extends Named {
  /** The id of the promotion's row, as `list` shows it. */
  readonly promotionId: string;
  readonly by: string;
  readonly at: Date;
}

/** A request that waits, with all of it held. */
interface Waiting {
  readonly account: Account;
  readonly promotion: PromotionRow;
  /** What is kept of the budget for it, in minor units. */
  readonly reserved: bigint;
  /** Whether the member is told: who is offered nothing is not told of rewards either (PL-039). */
  readonly tell: boolean;
}

const ownOf = (table: typeof promotionSignUps | typeof promotionApplications, own: Decided) =>
  and(eq(table.accountId, own.accountId), eq(table.promotionId, own.promotionId));

type Decided = Pick<SignUpRow, 'accountId' | 'promotionId'>;

/** Holds account, promotion and request, in this order, as whoever asks does. */
async function holdWaiting(tx: Database, account: Account, { promotionId, at }: Decision): Promise<Waiting> {
  const { row } = await holdAccount(tx, account);
  const [promotion] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, promotionId), eq(promotions.merchant, account.merchant)))
    .for('update');
  if (!promotion) throw new OperatorRefused(`${account.merchant} has no promotion "${promotionId}"`);
  const own = { accountId: account.id, promotionId };
  const [signUp] = await tx.select().from(promotionSignUps).where(ownOf(promotionSignUps, own)).for('update');
  if (signUp?.status !== 'PENDING')
    throw new OperatorRefused(
      `no request of ${account.username} for "${promotionId}" waits (${signUp?.status ?? 'not joined'})`,
    );
  const [application] = await tx
    .select()
    .from(promotionApplications)
    .where(ownOf(promotionApplications, own));
  // One of before there were applications.
  if (!application) await keepFor(tx, account.id, promotion, { remarks: '', pictures: [] }, signUp.changedAt);
  const reserved = application?.reserved ?? promotion.reward ?? 0n;
  return { account, promotion, reserved, tell: takesOffers(row, at) };
}

/** Writes the decision down: where the sign-up stands, who decided it, and the action. */
async function noteDecision(
  tx: Database,
  { account, promotion }: Waiting,
  { by, at }: Decision,
  decided: { status: 'ISSUED' | 'REJECTED'; reserved: bigint; reason?: string | undefined },
): Promise<void> {
  const own = { accountId: account.id, promotionId: promotion.id };
  const { status, reserved, reason } = decided;
  await tx.update(promotionSignUps).set({ status, changedAt: at }).where(ownOf(promotionSignUps, own));
  await tx
    .update(promotionApplications)
    .set({ decidedAt: at, decidedBy: by, reserved, reason: reason ?? null })
    .where(ownOf(promotionApplications, own));
  await noteAction(tx, {
    merchant: account.merchant,
    by,
    at,
    what: status === 'ISSUED' ? 'promotion approve' : 'promotion reject',
    account,
    subject: promotion.id,
    details: { amount: status === 'ISSUED' ? formatMoney(reserved) : undefined, reason },
  });
}

/** Spends another amount of the budget than was kept for a request. */
async function spendInstead({ spent, budget, id }: PromotionRow, more: bigint, tx: Database): Promise<void> {
  if (more === 0n) return;
  if (budget !== null && spent + more > budget)
    throw new OperatorRefused(`the budget of "${id}" has ${formatMoney(budget - spent)} left`);
  await tx
    .update(promotions)
    .set({ spent: sql`${promotions.spent} + ${more}::bigint` })
    .where(eq(promotions.id, id));
}

/**
 * Accepts a request: its reward waits in the reward centre from now on, for as long as the promotion says. The member is
 * told in the inbox.
 *
 * @param amount In minor units; what the promotion gives when it is left out.
 * @returns What was granted, in minor units.
 * @throws OperatorRefused when nothing waits, there is no amount, or the budget has no room for it.
 */
export async function approveRequest(
  db: Database,
  decision: Decision & { readonly amount?: bigint | undefined },
): Promise<bigint> {
  const named = await accountOf(db, decision);
  return db.transaction(async (tx) => {
    const waiting = await holdWaiting(tx, named, decision);
    const { account, promotion, reserved } = waiting;
    const { at } = decision;
    const amount = decision.amount ?? promotion.reward;
    if (amount === null || amount <= 0n)
      throw new OperatorRefused(`"${promotion.id}" has no reward of its own: write --amount`);
    await spendInstead(promotion, amount - reserved, tx);
    await noteDecision(tx, waiting, decision, { status: 'ISSUED', reserved: amount });
    const granted = await grantReward(tx, {
      account,
      source: 'PROMOTION',
      reference: `promotion ${promotion.id} ${account.id}`,
      title: promotion.title,
      amount,
      turnover: promotion.rewardTurnover,
      betDays: promotion.rewardBetDays ?? undefined,
      expiresAt: promotion.rewardDays === null ? null : new Date(at.getTime() + promotion.rewardDays * DAY),
      promotionId: promotion.id,
      at,
    });
    if (!granted) throw new OperatorRefused(`${account.username} was given "${promotion.id}" before`);
    if (waiting.tell) await tellDecision(tx, account, 'approved', { promotion: promotion.title, amount, at });
    return amount;
  });
}

/**
 * Refuses a request: what was kept of stock and budget goes back, and the member is told in the inbox, without the reason.
 *
 * @throws OperatorRefused when nothing waits.
 */
export async function rejectRequest(
  db: Database,
  decision: Decision & { readonly reason?: string | undefined },
): Promise<void> {
  const named = await accountOf(db, decision);
  await db.transaction(async (tx) => {
    const waiting = await holdWaiting(tx, named, decision);
    const { account, promotion, reserved } = waiting;
    await giveBack(tx, { promotionId: promotion.id, reserved });
    await noteDecision(tx, waiting, decision, { status: 'REJECTED', reserved: 0n, reason: decision.reason });
    if (waiting.tell)
      await tellDecision(tx, account, 'rejected', { promotion: promotion.title, at: decision.at });
  });
}
