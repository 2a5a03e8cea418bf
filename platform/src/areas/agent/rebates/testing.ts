import type { GameType } from '@site/contracts/areas/games';
import type { Rebate } from '@site/contracts/areas/rebates';
import type { Account, NewAccount } from '../../../core/accounts/tables';
import { registerSettingsWith } from '../../../core/merchants/registerSettings';
import { AGENT_MENU, settingsWith } from '../../../core/merchants/settings';
import { buildPlatform } from '../../../platform';
import { easyBotChecks } from '../../../testing/access';
import { createTestApp, type TestApp } from '../../../testing/app';
import type { DatabaseSystem } from '../../../testing/content';
import { createAccount, createMerchant, signedInHeaders } from '../../../testing/fixtures';
import { seal } from '../../../testing/sealed';
import { valueIn } from '../../../testing/seeded';
import { type Rates, writeRates } from './rates';

/** The clock of the tests starts on 20 November at noon in Bangkok. */
export const LONG_AGO = new Date('2026-11-01T03:00:00Z');

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

export interface TeamTest extends TestApp {
  /** A member, or with type 1 an agent, below another one. */
  join(username: string, parent: Account | undefined, changes?: Partial<NewAccount>): Promise<Account>;
  /** Rates as if they had always been there. */
  give(account: Account, rates: Rates, since?: Date): Promise<void>;
  get(who: Account, url: string, query?: Record<string, string>): Promise<Answer>;
  send(who: Account, method: 'POST' | 'DELETE', url: string, body?: object): Promise<Answer>;
  /** The same with an encrypted body. */
  sendSealed(who: Account, url: string, body: object, process?: TestApp['app']): Promise<Answer>;
  /** Another process on the same database. */
  another(): Promise<TestApp['app']>;
  rates(who: Account, of?: Account): Promise<Rebate[]>;
  update(who: Account, of: string, gameType: GameType, rate: string): Promise<Answer>;
}

/** Two merchants at which agents give rebates and accounts are registered by name. */
export async function createTeamTest(system?: DatabaseSystem): Promise<TeamTest> {
  const test = await createTestApp({ ...easyBotChecks, ...(system && { system }) });
  const { app, db, clock } = test;
  for (const code of ['aurora', 'lagoon'])
    await createMerchant(db, {
      code,
      agentMenu: AGENT_MENU,
      settings: settingsWith('off'),
      flags: { USERNAMEREG3: true },
      registerSettings: registerSettingsWith({ affiliateCode: 'optional' }),
    });
  const headersOf = (who: Account) => signedInHeaders(db, who, clock());
  const team: TeamTest = {
    ...test,
    join: (username, parent, changes = {}) =>
      createAccount(db, parent?.merchant ?? 'aurora', {
        username,
        type: 1,
        createdAt: LONG_AGO,
        ...(parent && { parentId: parent.id }),
        ...changes,
      }),
    give: (account, rates, since = LONG_AGO) => writeRates(db, account.id, rates, since),
    get: async (who, url, query = {}) => app.inject({ url, query, headers: await headersOf(who) }),
    send: async (who, method, url, body = {}) =>
      app.inject({
        method,
        url,
        headers: await headersOf(who),
        ...(method === 'DELETE' ? { query: body as Record<string, string> } : { payload: body }),
      }),
    another: () => buildPlatform({ db, clock, config: app.platform.config }),
    sendSealed: async (who, url, body, process = app) => {
      const sealed = await seal(app, who.merchant, body);
      return process.inject({
        method: 'POST',
        url,
        headers: { ...sealed.headers, ...(await headersOf(who)) },
        payload: sealed.payload,
      });
    },
    rates: async (who, of) =>
      valueIn<{ rebates: Rebate[] }>(
        await team.get(who, '/wps/agent/rebates', of ? { account: of.username } : {}),
      ).rebates,
    update: (who, account, gameType, rate) =>
      team.send(who, 'POST', '/wps/agent/updateDownlineRebates', { account, rebates: [{ gameType, rate }] }),
  };
  return team;
}
