import { allEndpoints } from '@site/contracts/endpoints';
import type { Caller, Endpoint } from '@site/contracts/http/endpoint';
import type { AccountType } from '@site/contracts/values/values';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import type { Account } from '../accounts/tables';

type Kind = 'guest' | 'member' | 'trial' | 'agent';

/** What a kind of caller is told by a kind of call (docs/calls.md, "Rights"); undefined where it may call. */
const REFUSALS: Record<Caller, Record<Kind, string | undefined>> = {
  public: { guest: undefined, member: undefined, trial: undefined, agent: undefined },
  session: { guest: 'auth.required', member: undefined, trial: undefined, agent: undefined },
  member: { guest: 'auth.required', member: undefined, trial: 'trial.rejected', agent: undefined },
  agent: { guest: 'auth.required', member: 'agent.required', trial: 'trial.rejected', agent: undefined },
  // The site's own token opens nothing there.
  frame: {
    guest: 'launch.token.invalid',
    member: 'launch.token.invalid',
    trial: 'launch.token.invalid',
    agent: 'launch.token.invalid',
  },
};
const STATUS: Record<string, number> = {
  'auth.required': 401,
  'launch.token.invalid': 401,
  'trial.rejected': 403,
  'agent.required': 403,
};
const ABOUT_RIGHTS = [...Object.keys(STATUS), 'session.expired', 'session.relogin', 'access.denied'];

const TYPES: Record<Exclude<Kind, 'guest'>, AccountType[]> = {
  member: [0, 40],
  trial: [4],
  agent: [1, 2, 41, 42],
};

let test: TestApp;
const accounts: { kind: Kind; account?: Account }[] = [{ kind: 'guest' }];

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  for (const [kind, types] of Object.entries(TYPES)) {
    for (const type of types)
      accounts.push({ kind: kind as Kind, account: await createAccount(test.db, 'aurora', { type }) });
  }
});
afterAll(() => test.close());

// A stream does not end: areas/news/news.test.ts.
const calls = allEndpoints
  .filter(({ stream }) => !stream)
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

it.each(calls)(
  '%s serves and refuses by the kind of caller @RP-047',
  async (_name, { method, path, who, module }) => {
    for (const { kind, account } of accounts) {
      // A session of its own for each call: some of them end it.
      const headers = account
        ? await signedInHeaders(test.db, account, test.clock())
        : { merchant: 'aurora' };
      const takesBody = method === 'POST' || method === 'PUT';
      const answer = await test.app.inject({
        method,
        url: path,
        headers: { ...headers, moduleid: module },
        ...(takesBody && { payload: {} }),
      });
      const code: string | undefined = answer.json().error?.code;
      const told = [kind, account?.type, answer.statusCode, code];
      const expected = REFUSALS[who][kind];
      if (expected) expect(told).toEqual([kind, account?.type, STATUS[expected], expected]);
      else expect(ABOUT_RIGHTS).not.toContain(code);
    }
  },
);

it('registers every call of the contract', () => {
  for (const { method, path } of allEndpoints) expect(test.app.hasRoute({ method, url: path })).toBe(true);
});
