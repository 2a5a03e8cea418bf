import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { type Account, accounts } from '../core/accounts/tables';
import { createTestApp, type TestApp } from './app';
import type { DatabaseSystem } from './content';
import { signedInHeaders } from './fixtures';

type Parameters = Record<string, string | number>;

export interface Visitor {
  account?: Account;
  get(path: string, query?: Parameters, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(path: string, query?: Parameters): Promise<LightMyRequestResponse>;
}

export interface SeededApp extends TestApp {
  guest(merchant?: string): Visitor;
  /** An account of the seed with a session that starts now. */
  signIn(username: string, merchant?: string): Promise<Visitor>;
}

/** The platform over a database that holds the demonstration; its clock stands at the seed's instant. */
export async function createSeededApp(system?: DatabaseSystem): Promise<SeededApp> {
  const test = await createTestApp({ content: 'seeded', ...(system && { system }) });

  const visitor = (headers: Record<string, string>): Visitor => {
    const query = (parameters: Parameters = {}) =>
      Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
    return {
      get: (url, parameters, more) =>
        test.app.inject({ url, query: query(parameters), headers: { ...headers, ...more } }),
      post: (url, payload, more) =>
        test.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } }),
      delete: (url, parameters) =>
        test.app.inject({ method: 'DELETE', url, query: query(parameters), headers }),
    };
  };
  return {
    ...test,
    guest: (merchant = 'aurora') => visitor({ merchant }),
    signIn: async (username, merchant = 'aurora') => {
      const id = `${merchant}-${username}`;
      const [account] = await test.db.select().from(accounts).where(eq(accounts.id, id));
      if (!account) throw new Error(`the seed has no ${username}`);
      return { account, ...visitor(await signedInHeaders(test.db, account, test.clock())) };
    },
  };
}

/** The value of a call that succeeded; fails the test with what came instead. */
export function valueIn<Value>(answer: LightMyRequestResponse): Value {
  const body = answer.json<{ success: boolean; value: Value }>();
  if (!body.success) throw new Error(`${answer.statusCode} ${answer.body}`);
  return body.value;
}

/** The code of a call that was refused, with its status. */
export const refusalOf = (answer: LightMyRequestResponse): [status: number, code: string] => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
];
