import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Account, NewAccount } from '../../../core/accounts/tables';
import { merchants } from '../../../core/merchants/tables';
import type { DatabaseSystem } from '../../../testing/content';
import { signedInHeaders } from '../../../testing/fixtures';
import { type CareTest, createCareTest, type Member } from '../../care/testing';
import { PAYMENT_PASSWORD } from '../../cashier/testing';

export const ENVELOPES = '/wps/agent/transferMultipleDownline';

const AGENT_TYPE = 1;

/** What somebody is to get. */
export interface Gift {
  readonly to: { readonly account: Pick<Account, 'username'> };
  readonly amount?: string;
}

/** The calls take what each is to get; 100.00 unless told otherwise. */
export const transfersOf = (gifts: readonly Gift[]) =>
  gifts.map(({ to, amount = '100.00' }) => ({ account: to.account.username, amount }));

interface Press {
  /** In the place of what is sent otherwise. */
  readonly more?: object;
  /** One of its own without it. */
  readonly key?: string;
  /** Which process. */
  readonly app?: FastifyInstance;
}

export interface EnvelopeTest extends CareTest {
  newAgent(balance?: bigint, changes?: Partial<NewAccount>): Promise<Member>;
  newMemberOf(agent: Member, balance?: bigint, changes?: Partial<NewAccount>): Promise<Member>;
  /** Sends envelopes with the right payment password. */
  give(agent: Member, gifts: readonly Gift[], press?: Press): Promise<LightMyRequestResponse>;
}

/** The cashier of the tests, at a merchant whose agents may send red envelopes. */
export async function createEnvelopeTest(system?: DatabaseSystem): Promise<EnvelopeTest> {
  const test = await createCareTest(system);
  const { db, clock } = test;
  await db.update(merchants).set({ agentMenu: { AGENTRANSMULTDOWN3: true } });
  return {
    ...test,
    newAgent: (balance = 1_000_000n, changes = {}) =>
      test.newMember(balance, { type: AGENT_TYPE, ...changes }),
    newMemberOf: ({ account }, balance = 0n, changes = {}) =>
      test.newMember(balance, { parentId: account.id, ...changes }),
    give: async ({ account }, gifts, { more = {}, key = randomUUID(), app = test.app } = {}) =>
      app.inject({
        method: 'POST',
        url: ENVELOPES,
        headers: { ...(await signedInHeaders(db, account, clock())), 'idempotency-key': key },
        payload: { transfers: transfersOf(gifts), paymentPassword: PAYMENT_PASSWORD, ...more },
      }),
  };
}
