import type { Referral, referralRecords } from '@site/contracts/areas/referral';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import { registrations } from '../../core/accounts/tables';
import { DAY } from '../../core/clock';
import { registerSettingsWith } from '../../core/merchants/registerSettings';
import { settingsWith } from '../../core/merchants/settings';
import { merchants } from '../../core/merchants/tables';
import { sessions } from '../../core/sessions/tables';
import { registerMember } from '../../testing/access';
import { valueIn } from '../../testing/seeded';
import { type Cashier, createCashier, type Player } from '../cashier/testing';
import { rewards } from '../rewards/tables';
import { bankCards } from '../security/tables';
import { rewardReferrers } from './payOut';

const PASSWORD = 'Grape-4711';
let number = 0;

type Records = ValueOf<typeof referralRecords>;

export interface ReferralTest extends Cashier {
  /** Registers by an invitation code. */
  register(affiliateCode: string, username?: string): ReturnType<typeof registerMember>;
  /** A friend of a member, as from a registration, who joined at this moment. */
  newFriend(referrer: Player, joinedAt?: Date): Promise<Player>;
  /** A deposit of so much that is ordered and paid now; its order number. */
  paysIn(player: Player, amount: string): Promise<string>;
  info(player: Player): Promise<Referral>;
  records(player: Player, range: { startDate?: string; endDate?: string }, pageNo?: number): Promise<Records>;
  payOut(): Promise<void>;
  /** Moves the clock, with everybody who was here still signed in. */
  goTo(at: number): Promise<void>;
  rewardsOf(player: Player): Promise<(typeof rewards.$inferSelect)[]>;
}

/** A cashier whose merchant has invitations, and registration by user name. */
export async function createReferralTest(): Promise<ReferralTest> {
  const test = await createCashier();
  const { db, clock } = test;
  await db.update(merchants).set({
    settings: settingsWith('off'),
    flags: { USERNAMEREG3: true, REFERRAL3: true },
    registerSettings: registerSettingsWith({ affiliateCode: 'optional', recommenderId: 'optional' }),
  });
  return {
    ...test,
    register: (affiliateCode, username = `friend${++number}`) =>
      registerMember(test, 'username', {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        affiliateCode,
      }),
    newFriend: async (referrer, joinedAt = new Date(clock())) => {
      const friend = await test.newPlayer(0n, { createdAt: joinedAt });
      await db.insert(registrations).values({
        accountId: friend.account.id,
        method: 'H5',
        url: 'aurora.test',
        address: '192.0.2.1',
        contacts: {},
        recommenderId: referrer.account.id,
        at: joinedAt,
      });
      // Their own: all players of the cashier's tests have the same.
      await db.update(bankCards).set({ number: friend.card }).where(eq(bankCards.id, friend.card));
      return friend;
    },
    paysIn: async (player, amount) => {
      const { orderNo } = await player.deposit({ amount });
      valueIn(await test.pay(orderNo, amount));
      return orderNo;
    },
    info: async (player) => valueIn(await player.get('/wps/referral/info')),
    records: async (player, range, pageNo = 1) =>
      valueIn(await player.get('/wps/referral/records', { ...range, pageNo: `${pageNo}`, pageSize: '2' })),
    goTo: async (at) => {
      clock.advance(at - clock());
      await db.update(sessions).set({ lastSeenAt: new Date(at), expiresAt: new Date(at + DAY) });
    },
    payOut: () => rewardReferrers(db, clock()),
    rewardsOf: ({ account }) =>
      db.select().from(rewards).where(eq(rewards.accountId, account.id)).orderBy(rewards.reference),
  };
}
