import { and, eq } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import type { LocalizedText } from '../language';
import { balanceOf, postTransaction } from './ledger';
import { ledgerTransactions, type PointsKind } from './tables';
import type { Transaction } from './transaction';
import { lockPlayer } from './wallets';

/** Real money: trials have no points, and a member is held by the wallet of real money. */
const ofMember = ({ id, merchant }: Pick<Account, 'id' | 'merchant'>) => ({ id, merchant, type: 0 }) as const;

export interface PointsMovement {
  readonly account: Pick<Account, 'id' | 'merchant'>;
  readonly kind: PointsKind;
  /** What they are for, unique at the merchant among all that is booked there: `bets 2026-11-19 <account>`. */
  readonly reference: string;
  /** Whole points: positive gives, negative takes. */
  readonly points: bigint;
  /** What the member reads on the record of points. */
  readonly title: LocalizedText;
  readonly orderNo?: string | undefined;
  readonly at: Date;
}

/** A movement of points as the ledger books it, against the house, for `postPoints` and for bulk loading. */
export const pointsTransaction = ({ account, points, ...movement }: PointsMovement): Transaction => ({
  ...movement,
  merchant: account.merchant,
  book: 'points',
  postings: [
    { party: { player: account }, amount: points },
    { party: { system: 'house' }, amount: -points },
  ],
});

/**
 * Books points of a member, once for each `reference`. Points are no money: they are a book of their own, which no
 * balance, record, limit or statement of money sees (docs/calls.md, "Points and mall"). The member is held until the
 * transaction ends, by the wallet of real money first, as everything that a member does is.
 *
 * @param tx A transaction.
 * @returns How many points the member has now; undefined when this `reference` was booked before, and nothing is then.
 * @throws Refusal points.insufficient. RangeError for no points at all.
 */
export async function postPoints(tx: Database, movement: PointsMovement): Promise<bigint | undefined> {
  const { account, reference, points, at } = movement;
  if (points === 0n) throw new RangeError(`${reference} moves no points`);
  await lockPlayer(tx, ofMember(account), at);
  const { merchant } = account;
  const sameReference = and(
    eq(ledgerTransactions.merchant, merchant),
    eq(ledgerTransactions.reference, reference),
  );
  if ((await tx.$count(ledgerTransactions, sameReference)) > 0) return undefined;
  const { balances } = await postTransaction(tx, pointsTransaction(movement));
  return balances.get(account.id);
}

/** How many points a member has, never below zero. */
export const pointsOf = (db: Database, account: Pick<Account, 'id' | 'merchant'>): Promise<bigint> =>
  balanceOf(db, ofMember(account), 'points');
