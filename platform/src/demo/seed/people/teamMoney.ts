import type { NewBet } from '../../../areas/bets/tables';
import type { NewAccount } from '../../../core/accounts/tables';
import { type Party, type TransactionRows, transactionRows } from '../../../core/ledger/transaction';
import { pick, seededRandom } from '../../art/random';
import { contentId, type SeedContext } from '../context';
import { REGISTERED_TODAY } from './accounts';
import { history, type Movement } from './movements';

const DEPOSIT_DAYS = 13;
const DEPOSITS_A_DAY = 8;
const DEPOSITS = [30_000n, 50_000n, 100_000n, 200_000n] as const;
/** What a member has at least at any time, in minor units. */
const LEFT = [1_500n, 4_000n, 9_000n, 22_000n] as const;

const CASH: Party = { system: 'cash' };

/** A movement of somebody's. */
type Moved = Movement & { readonly accountId: string };

/** Deposits of the team; of every other one half is taken out again the same day. */
function deposits(context: SeedContext, team: readonly NewAccount[]): Moved[] {
  const random = seededRandom(`deposits:${context.merchant}`);
  const older = team.slice(0, -REGISTERED_TODAY);
  return Array.from({ length: DEPOSIT_DAYS * DEPOSITS_A_DAY }, (_, index): Moved[] => {
    const { id: accountId } = pick(random, older);
    const daysAgo = 1 + Math.floor(index / DEPOSITS_A_DAY);
    const amount = pick(random, DEPOSITS);
    const move = (kind: 'deposit' | 'withdraw', moved: bigint, fraction: number): Moved => ({
      accountId,
      kind,
      amount: moved,
      at: context.onDay(daysAgo, fraction),
      from: CASH,
      reference: contentId(context, `team-${kind}-${index}`),
    });
    const paidIn = move('deposit', amount, 0.2);
    return index % 2 === 0 ? [paidIn, move('withdraw', -amount / 2n, 0.8)] : [paidIn];
  }).flat();
}

const roundOf = ({ id, accountId, vendor, bet, win = 0n, at }: NewBet): Moved => ({
  accountId,
  kind: 'spin',
  amount: win,
  stake: bet,
  at,
  from: { system: 'vendor', vendor },
  reference: id,
});

/** How far below its beginning an account is when it has least. */
function lowest(movements: readonly Movement[]): bigint {
  let balance = 0n;
  let least = 0n;
  for (const { amount, stake = 0n } of movements) {
    if (balance - stake < least) least = balance - stake;
    balance += amount - stake;
    if (balance < least) least = balance;
  }
  return least;
}

/**
 * What the team has paid in, played and taken out. Each member begins with as much as that takes, and has always something
 * left.
 *
 * @param bets Of members, each settled.
 */
export function teamHistory(context: SeedContext, team: readonly NewAccount[], bets: readonly NewBet[]) {
  const random = seededRandom(`balances:${context.merchant}`);
  const moved = [...deposits(context, team), ...bets.map(roundOf)];
  const byMember = new Map<string, Moved[]>(team.map(({ id }) => [id, []]));
  for (const one of moved) byMember.get(one.accountId)?.push(one);
  const booked: TransactionRows[] = team.flatMap(({ id, username, createdAt }) => {
    const movements = byMember.get(id)?.sort((a, b) => a.at.getTime() - b.at.getTime());
    if (!movements?.length || !createdAt) return [];
    const moves = movements.reduce((sum, { amount, stake = 0n }) => sum + amount - stake, 0n);
    const balance = moves - lowest(movements) + pick(random, LEFT);
    return history(context, username, balance, createdAt, movements).map(transactionRows);
  });
  const transactions = new Map(booked.map(({ transaction: { reference, id } }) => [reference, id]));
  return { booked, bets: bets.map((bet): NewBet => ({ ...bet, transactionId: transactions.get(bet.id) })) };
}
