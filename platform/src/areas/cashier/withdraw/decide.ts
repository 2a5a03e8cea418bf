import type { WithdrawReason, WithdrawStatus } from '@site/contracts/areas/withdraw';
import { PATHS } from '@site/contracts/values/paths';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { shrinkDemands } from '../../../core/ledger/turnover';
import { lockPlayer } from '../../../core/ledger/wallets';
import { tellAway } from '../../mailNotices/tellAway';
import { bankCards } from '../../security/tables';
import { orderNamed } from '../namedOrder';
import { type WithdrawRow, withdrawOrders } from '../tables';
import { tellMember } from '../tellMember';
import { bookWithdrawal } from './book';

export interface NamedWithdrawal {
  readonly merchant: string;
  readonly orderNo: string;
}

type Change = Pick<WithdrawRow, 'status'> & Partial<WithdrawRow>;

/**
 * Takes a withdrawal on from one of the states that it may be in, with its player held, and tells who asked to be told.
 * Decided twice it is decided once: an order that has that state already stays as it is.
 *
 * @throws Refusal not.found; request.invalid from any other state.
 */
function decide(
  db: Database,
  withdrawal: NamedWithdrawal,
  from: readonly WithdrawStatus[],
  change: Change,
  at: Date,
  then: (tx: Database, order: WithdrawRow, held: { account: Account; lastFour: string }) => Promise<void>,
): Promise<void> {
  const named = orderNamed(withdrawOrders, withdrawal);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ account: accounts, lastFour: bankCards.lastFour })
      .from(withdrawOrders)
      .innerJoin(bankCards, eq(bankCards.id, withdrawOrders.bankCardId))
      .innerJoin(accounts, eq(accounts.id, withdrawOrders.accountId))
      .where(named);
    if (!found) throw new Refusal('not.found');
    await lockPlayer(tx, found.account);
    const [order] = await tx.select().from(withdrawOrders).where(named).for('update');
    if (!order) throw new Refusal('not.found');
    if (order.status === change.status) return;
    if (!from.includes(order.status)) throw new Refusal('request.invalid');
    await tx.update(withdrawOrders).set(change).where(named);
    await then(tx, order, found);
    const state = (status: WithdrawStatus) => `withdrawal ${order.orderNo} ${status}`;
    await tellAway(tx, order.accountId, {
      topic: 'WITHDRAWAL',
      about: state(change.status),
      before: state(order.status),
      path: `${PATHS.withdraw}?order=${order.orderNo}`,
      at,
    });
  });
}

/** The house has checked it: it goes to the bank. */
export const approveWithdrawal = (db: Database, named: NamedWithdrawal, at: Date): Promise<void> =>
  decide(db, named, ['PENDING'], { status: 'APPROVED', sentAt: at }, at, async () => undefined);

/** The bank has paid it. */
export const notePaidOut = (db: Database, named: NamedWithdrawal, at: Date): Promise<void> =>
  decide(db, named, ['APPROVED'], { status: 'PAID', doneAt: at }, at, (tx, order, { account }) =>
    tellMember(tx, account, 'withdrawPaid', {
      amount: order.amount - order.fee,
      orderNo: order.orderNo,
      at,
    }),
  );

/** The house or the bank does not pay it: amount and fee are back in the wallet with the same transaction. */
export const returnWithdrawal = (
  db: Database,
  named: NamedWithdrawal,
  reason: WithdrawReason,
  at: Date,
): Promise<void> =>
  decide(
    db,
    named,
    ['PENDING', 'APPROVED'],
    { status: 'REJECTED', reason, doneAt: at },
    at,
    async (tx, order, { account, lastFour }) => {
      const { merchant, orderNo, amount, fee } = order;
      // It was free when it left, so it makes up for nothing that demands have lost since.
      await shrinkDemands(tx, account);
      await bookWithdrawal(tx, { merchant, account, orderNo, amount, fee, lastFour, at }, 'RETURNED');
      await tellMember(tx, account, 'withdrawReturned', { amount, orderNo, at });
    },
  );
