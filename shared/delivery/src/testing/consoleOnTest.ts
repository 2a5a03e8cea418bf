import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Grant } from '@site/contracts/federation/access';
import { accessFile } from '../access/accessFile';
import { newToken } from '../access/token';
import { consoleServer } from '../console/server';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { fail } from './fail';
import { filledStore, storeRemote, wholeSite } from './fixtures';

export const ORIGIN = 'http://127.0.0.1:8082';
const HOST = { host: '127.0.0.1:8082' };

/** What the page sends with every write. */
export const OWN_WRITE = {
  ...HOST,
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'x-console': 'page',
  'content-type': 'application/json',
};

export interface ConsoleOnTest {
  readonly context: DeliveryContext;
  readonly linkToken: string;
  readonly app: ReturnType<typeof consoleServer>['app'];
  /** Merchants of whom the platform was told. */
  readonly told: string[];
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: Answer }>;
  /** With headers as the page sends them; `as` is a bearer token. */
  post(
    path: string,
    call: object,
    options?: { as?: string | undefined; key?: string; headers?: Record<string, string | undefined> },
  ): Promise<{ status: number; body: Answer }>;
  /** A token of access.json with these rights. */
  tokenFor(name: string, ...grants: Grant[]): Promise<string>;
  close(): Promise<void>;
}

export interface Answer {
  readonly success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests say by what they expect what it is
  readonly value: any;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A console over a store with everything at 1.0.0 live for aurora and lagoon, and 1.1.0 of the games stored. */
export async function consoleOnTest(settings: Partial<Parameters<typeof consoleServer>[0]> = {}) {
  const [filled, policyFolder] = await Promise.all([filledStore(), mkdtemp(path.join(tmpdir(), 'policy-'))]);
  const context = { ...filled.context, policyFolder };
  await storeRemote(filled.store, 'mfe-games', '1.1.0');
  for (const code of ['aurora', 'lagoon'])
    await changeSite(context, code, 'deploy', () => wholeSite('1.0.0'));
  await filled.store.putFolder(
    'console/test',
    new Map([['index.html', Buffer.from('<!doctype html>the page')]]),
  );
  const told: string[] = [];
  const people: object[] = [];
  const { app, linkToken } = consoleServer({
    delivery: context,
    environment: {},
    origins: [ORIGIN],
    page: 'console/test',
    siteOf: (host) => `http://${host}`,
    tellPlatform: async (merchant) => void told.push(merchant),
    onFault: fail,
    ...settings,
  });
  let keys = 0;
  const on: ConsoleOnTest = {
    context,
    linkToken,
    app,
    told,
    async get(url, headers = {}) {
      const answer = await app.inject({ url, headers: { ...HOST, ...headers } });
      return { status: answer.statusCode, body: answer.json() };
    },
    async post(url, call, { as, key, headers = {} } = {}) {
      keys += 1;
      const sent = {
        ...OWN_WRITE,
        'idempotency-key': key ?? `key-of-test-${keys}`,
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...headers,
      };
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(call),
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async tokenFor(name, ...grants) {
      const { token, tokenHash } = newToken();
      people.push({ name, tokenHash, until: '2027-01-01T00:00:00Z', grants });
      await writeFile(accessFile(policyFolder), JSON.stringify({ people, proxies: [], approvals: [] }));
      return token;
    },
    async close() {
      await app.close();
      await rm(policyFolder, { recursive: true });
      await filled.remove();
    },
  };
  return on;
}
