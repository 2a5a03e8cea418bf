import { randomUUID } from 'node:crypto';
import type { AnnouncementLists, Promotion } from '@site/contracts/areas/messages';
import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Account, NewAccount } from '../../core/accounts/tables';
import { newId } from '../../core/ids';
import { createTestApp, type TestApp } from '../../testing/app';
import type { DatabaseSystem } from '../../testing/content';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import { bets } from '../bets/tables';
import { jpeg, sendPicture } from '../pictures/testing';
import { newPromotion } from '../rewards/testing';
import { type PromotionRow, promotionApplications, promotionSignUps, promotions } from './tables';

export interface Member {
  readonly account: Account;
  join(promotionId: string): Promise<LightMyRequestResponse>;
  /** Under a key of its own unless told otherwise. */
  claim(promotionId: string, key?: string): Promise<LightMyRequestResponse>;
  apply(
    promotionId: string,
    sent?: { remarks?: string; pictures?: string[] },
  ): Promise<LightMyRequestResponse>;
  /** What the detail says; not.found is thrown. */
  detail(promotionId: string): Promise<Promotion>;
  list(): Promise<Promotion[]>;
  /** Sends a picture and returns its id. */
  picture(purpose?: string): Promise<string>;
  /** A settled stake of real money, in minor units. */
  stake(amount: bigint): Promise<void>;
}

export interface PromotionTest extends TestApp {
  newMember(changes?: Partial<NewAccount>): Promise<Member>;
  promotion(changes?: Parameters<typeof newPromotion>[1]): Promise<PromotionRow>;
  row(promotionId: string): Promise<PromotionRow>;
  statusOf(member: Member, promotionId: string): Promise<string | undefined>;
  applicationOf(
    member: Member,
    promotionId: string,
  ): Promise<typeof promotionApplications.$inferSelect | undefined>;
}

const RELAY = '/wps/relay';
const LISTS = `${RELAY}/MCSFE_getListAnnouncements`;

/** The platform with one merchant, for promotions and members of a test's own. */
export async function createPromotionTest(system?: DatabaseSystem): Promise<PromotionTest> {
  const test = await createTestApp(system && { system });
  const { app, db, clock } = test;
  await createMerchant(db);

  const row: PromotionTest['row'] = async (id) => {
    const [found] = await db.select().from(promotions).where(eq(promotions.id, id));
    if (!found) throw new Error(`there is no promotion ${id}`);
    return found;
  };

  async function newMember(changes?: Partial<NewAccount>): Promise<Member> {
    const account = await createAccount(db, 'aurora', changes);
    const headers = { ...(await signedInHeaders(db, account, clock())), 'accept-language': 'en' };
    const post = (call: string, payload: object, key?: string) =>
      app.inject({
        method: 'POST',
        url: `${RELAY}/${call}`,
        payload,
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      });
    const lists = async (more: Record<string, string>) => {
      const query = { types: 'Promotion', platform: 'M', merchantCode: 'aurora', language: 'EN', ...more };
      return valueIn<AnnouncementLists>(await app.inject({ url: LISTS, query, headers })).promotions;
    };
    return {
      account,
      join: (promotionId) => post('MCSFE_signUpPromotionJoin', { promotionId }),
      claim: (promotionId, key = randomUUID()) => post('MCSFE_signUpRequestReward', { promotionId }, key),
      apply: (promotionId, { remarks = '', pictures = [] } = {}) =>
        post('MCSFE_applyReward', { promotionId, remarks, pictures }),
      detail: async (id) => {
        const [found] = await lists({ id });
        if (!found) throw new Error(`${id} is not in the answer`);
        return found;
      },
      list: () => lists({}),
      picture: async (purpose = 'REWARD') =>
        valueIn<{ id: string }>(await sendPicture(test, account, await jpeg(), purpose)).id,
      stake: async (bet) => {
        await db.insert(bets).values({
          id: newId('bet'),
          merchant: 'aurora',
          accountId: account.id,
          book: 'real',
          vendor: 'MOONREEF',
          nodeId: 'MOONREEF-copper-koi',
          gameType: 'RNG',
          bet,
          win: 0n,
          at: new Date(clock()),
        });
      },
    };
  }

  const ownOf = (member: Member, table: typeof promotionSignUps | typeof promotionApplications, id: string) =>
    and(eq(table.accountId, member.account.id), eq(table.promotionId, id));

  return {
    ...test,
    newMember,
    row,
    promotion: async (changes = {}) => {
      const id = changes.id ?? newId('promo');
      await db.insert(promotions).values(newPromotion(id, changes));
      return row(id);
    },
    statusOf: async (member, id) => {
      const [found] = await db
        .select()
        .from(promotionSignUps)
        .where(ownOf(member, promotionSignUps, id));
      return found?.status;
    },
    applicationOf: async (member, id) => {
      const [found] = await db
        .select()
        .from(promotionApplications)
        .where(ownOf(member, promotionApplications, id));
      return found;
    },
  };
}
