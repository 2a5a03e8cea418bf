import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Account, NewAccount } from '../../core/accounts/tables';
import { ConcurrencyLimiter } from '../../core/http/concurrencyLimiter';
import { settingsWith } from '../../core/merchants/settings';
import { easyBotChecks, sentMessages, solveBotCheck } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { seal } from '../../testing/sealed';
import { hashPassword } from '../accounts/passwords';

export const PASSWORD = 'Lantern-52';
/** Neither in a row nor anybody's day. */
export const PAYMENT_PASSWORD = '740293';
export const CARDS = '/wps/member/bankCards';

/** Account numbers with a right check digit. */
export const SALA = { bankCode: 'SALA', cardNo: '4123294417' };
export const LOTUS = { bankCode: 'LOTUS', cardNo: '2877156014' };

export interface Owner {
  readonly account: Account;
  readonly headers: Record<string, string>;
  get(path: string, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(method: 'POST' | 'PUT', path: string, payload: object): Promise<LightMyRequestResponse>;
  remove(path: string, query: Record<string, string>): Promise<LightMyRequestResponse>;
}

/**
 * The platform with a merchant, and one that has switched the security centre off. Its costly calls run side by side,
 * as on a large machine: on a small one they take turns, and would do so without the locks and counts that tests mean.
 */
export async function createSecurityApp(): Promise<TestApp> {
  const costlyCalls = new ConcurrencyLimiter({ atOnce: 100 });
  const test = await createTestApp({ ...easyBotChecks, costlyCalls });
  // Open from now on: a call that had to wait for its connection would come after the other one.
  await Promise.all(Array.from({ length: 10 }, () => test.db.execute(sql`select pg_sleep(0.05)`)));
  await createMerchant(test.db, { settings: settingsWith('off') });
  await createMerchant(test.db, {
    code: 'closed',
    settings: settingsWith('off'),
    modulesOff: ['SECPRIV', 'PROFPIC3'],
  });
  return test;
}

let members = 0;

/** A member who is signed in, with the passwords above. */
export async function newOwner(
  { app, db, clock }: TestApp,
  changes: Partial<NewAccount> = {},
  merchant = 'aurora',
): Promise<Owner> {
  members += 1;
  const account = await createAccount(db, merchant, {
    username: `owner${members}`,
    passwordHash: await hashPassword(PASSWORD),
    paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
    payeeName: 'Narin Srisuk',
    ...changes,
  });
  const headers: Record<string, string> = {
    ...(await signedInHeaders(db, account, clock())),
    'accept-language': 'en',
  };
  return {
    account,
    headers,
    get: (url, query = {}) => app.inject({ url, query, headers }),
    send: (method, url, payload) => app.inject({ method, url, headers, payload }),
    remove: (url, query) => app.inject({ method: 'DELETE', url, query, headers }),
  };
}

/** Shows by the login password who holds the session. */
export async function confirmOwner({ app }: TestApp, { account, headers }: Owner): Promise<void> {
  const sealed = await seal(app, account.merchant, { password: PASSWORD });
  const answer = await app.inject({
    method: 'POST',
    url: '/wps/session/confirm',
    headers: { ...headers, ...sealed.headers },
    payload: sealed.payload,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Subjects of the e-mails that went to an address, oldest first. */
export async function mailsTo(test: TestApp, address: string): Promise<string[]> {
  const messages = await sentMessages(test);
  return messages.filter(({ recipient }) => recipient === address).map(({ subject }) => subject ?? '');
}

/** Asks for a code to the own number or address, and reads it where it went. */
export async function askOwnCode(test: TestApp, owner: Owner, way: 'sms' | 'email'): Promise<string> {
  const answer = await owner.send('POST', `/wps/verification/${way}`, { altcha: await solveBotCheck(test) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { mobileNum, email } = owner.account;
  const recipient = way === 'sms' ? ` ${mobileNum}` : `${email}`;
  const message = (await sentMessages(test)).filter((sent) => sent.recipient.endsWith(recipient)).at(-1);
  const code = /\d{6}/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}
