import { createHash } from 'node:crypto';
import type { depositOrders } from '../../../areas/cashier/tables';
import type { NewAccount, registrations } from '../../../core/accounts/tables';
import { MINUTE } from '../../../core/clock';
import { transactionRows } from '../../../core/ledger/transaction';
import { methodId } from '../cashier/methods';
import type { SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';

/** A friend of the player's, as it is written down here: when they joined, and what they have paid in since, in baht. */
interface Friend {
  readonly username: string;
  /** 0: today. */
  readonly joined: number;
  readonly deposits?: readonly { readonly daysAgo: number; readonly amount: number }[];
}

/** The only day before last week on which something came, in all so much: its reward was taken (taken.ts). */
export const OLD_DAY = 9;
export const OLD_DEPOSITS = 1_500_000n;

const FRIENDS: readonly Friend[] = [
  { username: 'fahsai07', joined: 0 },
  { username: 'tawan55', joined: 0, deposits: [{ daysAgo: 0, amount: 500 }] },
  { username: 'arunee19', joined: 2 },
  { username: 'pichaya22', joined: 3, deposits: [{ daysAgo: 1, amount: 9_000 }] },
  { username: 'koravit9', joined: 4, deposits: [{ daysAgo: 3, amount: 14_000 }] },
  { username: 'chanon88', joined: 6, deposits: [{ daysAgo: 6, amount: 6_000 }] },
  { username: 'mintra31', joined: 8 },
  { username: 'kitti404', joined: 10, deposits: [{ daysAgo: OLD_DAY, amount: 12_000 }] },
  { username: 'noppawan', joined: 11, deposits: [{ daysAgo: OLD_DAY, amount: 3_000 }] },
  { username: 'sarawut12', joined: 14 },
  { username: 'praew2000', joined: 16, deposits: [{ daysAgo: 1, amount: 2_500 }] },
  { username: 'jakkrit81', joined: 21 },
  { username: 'ploypailin', joined: 25, deposits: [{ daysAgo: 3, amount: 1_000 }] },
];

/** Where on its day something of a friend is: joined in the morning, paid in after it. */
const JOINED_AT = 0.35;
const PAID_AT = 0.55;

const moment = (context: SeedContext, daysAgo: number, fraction: number): Date =>
  daysAgo === 0 ? context.today(fraction) : context.onDay(daysAgo, fraction);

/** They have no password and cannot sign in, and stand below no agent: the agent's team is `people/accounts.ts`. */
export const newFriends = (context: SeedContext): NewAccount[] =>
  FRIENDS.map(({ username, joined }) => ({
    id: accountId(context, username),
    merchant: context.merchant,
    username,
    usernameKey: username,
    nickname: username.replace(/\d+$/, ''),
    type: 0,
    avatarSeed: username,
    createdAt: moment(context, joined, JOINED_AT),
  }));

export const newRegistrations = (context: SeedContext): (typeof registrations.$inferInsert)[] =>
  FRIENDS.map(({ username, joined }, index) => ({
    accountId: accountId(context, username),
    method: 'H5',
    url: `${context.merchant}.localhost`,
    address: `192.0.2.${index + 1}`,
    contacts: {},
    recommenderId: accountId(context, PLAYER),
    at: moment(context, joined, JOINED_AT),
  }));

export interface FriendsDeposit {
  readonly daysAgo: number;
  readonly at: Date;
  readonly order: typeof depositOrders.$inferInsert;
  readonly booked: ReturnType<typeof transactionRows>;
}

/** Orders of before the platform counted, as those of the player's (cashier/orders.ts). */
const FIRST_NUMBER = 9_500;

/** Their deposits, the oldest first, each with its order and its entries in the ledger. */
export function newFriendsDeposits(context: SeedContext): FriendsDeposit[] {
  const { merchant } = context;
  return FRIENDS.flatMap(({ username, deposits = [] }) =>
    deposits.map((deposit) => ({ username, ...deposit })),
  )
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ username, daysAgo, amount: baht }, index) => {
      const player = { id: accountId(context, username) };
      const amount = BigInt(baht) * 100n;
      const at = moment(context, daysAgo, PAID_AT);
      const createdAt = new Date(at.getTime() - 2 * MINUTE);
      const day = createdAt.toISOString().slice(2, 'YYYY-MM-DD'.length).replaceAll('-', '');
      const orderNo = `D${day}${FIRST_NUMBER + index}`;
      return {
        daysAgo,
        at,
        order: {
          merchant,
          orderNo,
          accountId: player.id,
          methodId: methodId(context, 'code'),
          payReference: createHash('sha256').update(`${merchant} friend ${index}`).digest('base64url'),
          status: 'CONFIRMED',
          amount,
          received: amount,
          feeRate: 0,
          fee: 0n,
          createdAt,
          expiresAt: new Date(at.getTime() + 28 * MINUTE),
          paidAt: at,
          doneAt: at,
        },
        booked: transactionRows({
          merchant,
          book: 'real',
          kind: 'deposit',
          reference: `friend ${orderNo}`,
          orderNo,
          at,
          postings: [
            { party: { player }, amount },
            { party: { system: 'cash' }, amount: -amount },
          ],
        }),
      };
    });
}
