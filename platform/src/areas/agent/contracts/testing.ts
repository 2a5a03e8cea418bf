import { randomUUID } from 'node:crypto';
import type { Contract, ContractKind, ContractTerm } from '@site/contracts/areas/agentContracts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { type Account, accounts, type NewAccount } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import { balanceOf } from '../../../core/ledger/ledger';
import { createTestApp, type TestApp } from '../../../testing/app';
import type { DatabaseSystem } from '../../../testing/content';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../../testing/fixtures';
import { valueIn } from '../../../testing/seeded';
import { hashPassword } from '../../accounts/passwords';
import { settleContracts } from '../settleContracts';
import { spin } from '../testing';
import { offerByHouse } from './operator';

export const CONTRACT = '/wps/agent/contract';
export const PAYMENT_PASSWORD = '740293';

/** An account that calls, with a session of the moment. */
export interface Person {
  readonly account: Account;
  get(url: string, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: object, key?: string): Promise<LightMyRequestResponse>;
  balance(): Promise<bigint>;
  /** Places a bet that is over at once. */
  bet(stake: bigint, more?: { readonly win?: bigint; readonly at?: Date }): Promise<void>;
}

export interface ContractTest extends TestApp {
  /** An agent, with money in minor units. */
  agent(parent?: Person, balance?: bigint, changes?: Partial<NewAccount>): Promise<Person>;
  /** A member who can bet a lot. */
  member(parent: Person, changes?: Partial<NewAccount>): Promise<Person>;
  /** What the operator offers, signed by the agent at the top. */
  ofHouse(agent: Person, kind: ContractKind, terms: readonly ContractTerm[]): Promise<Contract>;
  offer(
    from: Person,
    to: Person,
    kind: ContractKind,
    terms: readonly ContractTerm[],
  ): Promise<LightMyRequestResponse>;
  decide(
    who: Person,
    contract: Pick<Contract, 'id' | 'kind'>,
    action?: 'ACCEPT' | 'REJECT',
  ): Promise<LightMyRequestResponse>;
  /** Offered and signed. */
  signed(from: Person, to: Person, kind: ContractKind, terms: readonly ContractTerm[]): Promise<Contract>;
  /** Runs the job, as of the clock. */
  settle(): Promise<void>;
  goTo(at: string | Date): void;
  change(who: Person, changes: Partial<NewAccount>): Promise<void>;
}

export const step = (turnover: string, activeMembers: number, rate: string): ContractTerm => ({
  turnover,
  activeMembers,
  rate,
});

/** Reached by any bet. */
export const ANY = [step('0.00', 1, '10.00')];

/** The platform with one merchant in Bangkok, whose agents make contracts. */
export async function createContracts(
  system?: DatabaseSystem,
  merchant: Parameters<typeof createMerchant>[1] = {},
): Promise<ContractTest> {
  const test = await createTestApp(system ? { system } : {});
  const { app, db, clock } = test;
  const { code } = await createMerchant(db, merchant);
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  const now = () => new Date(clock());

  async function person(
    type: 0 | 1,
    parent: Person | undefined,
    balance: bigint,
    changes: Partial<NewAccount>,
  ) {
    const account = await createAccount(db, code, {
      type,
      paymentPasswordHash,
      parentId: parent?.account.id ?? null,
      ...changes,
    });
    if (balance > 0n) await fund(db, account, balance);
    const headers = () => signedInHeaders(db, account, clock());
    const made: Person = {
      account,
      get: async (url, query = {}) => app.inject({ url, query, headers: await headers() }),
      post: async (url, payload, key = randomUUID()) =>
        app.inject({
          method: 'POST',
          url,
          payload,
          headers: { ...(await headers()), 'idempotency-key': key },
        }),
      balance: () => balanceOf(db, account),
      bet: (bet, { win = 0n, at = now() } = {}) => spin(db, account, { bet, win, at }),
    };
    return made;
  }

  const callFor = (kind: ContractKind) => `${CONTRACT}/${kind === 'DIVIDEND' ? 'dividend' : 'salary'}`;
  const offer: ContractTest['offer'] = (from, to, kind, terms) =>
    from.post(`${callFor(kind)}/apply`, {
      account: to.account.username,
      ...(kind !== 'DIVIDEND' && { kind }),
      terms,
    });
  const decide: ContractTest['decide'] = (who, { id, kind }, action = 'ACCEPT') =>
    who.post(`${callFor(kind)}/process`, { id, action });

  return {
    ...test,
    agent: (parent, balance = 0n, changes = {}) => person(1, parent, balance, changes),
    member: (parent, changes = {}) => person(0, parent, 100_000_000n, changes),
    offer,
    decide,
    ofHouse: async (agent, kind, terms) => {
      const by = { merchant: code, username: agent.account.username, kind, terms, by: 'suda' };
      const id = await offerByHouse(db, by, now());
      return valueIn<Contract>(await decide(agent, { id, kind }));
    },
    signed: async (from, to, kind, terms) => {
      const offered = valueIn<Contract>(await offer(from, to, kind, terms));
      return valueIn<Contract>(await decide(to, offered));
    },
    settle: () => settleContracts(db, clock()),
    goTo: (at) => clock.advance(new Date(at).getTime() - clock()),
    change: async (who, changes) => {
      await db.update(accounts).set(changes).where(eq(accounts.id, who.account.id));
    },
  };
}

/** Days later. */
export const days = (count: number): number => count * DAY;
