import { randomUUID } from 'node:crypto';
import type { Account } from '../../../core/accounts/tables';
import type { OpenDatabase } from '../../../core/db/client';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { startSession } from '../../../core/sessions/sessions';
import { createAccount, createMerchant, fund } from '../../../testing/fixtures';
import { createProcessDatabase, type ProcessDatabase, startPlatform } from '../../../testing/ownProcess';
import { hashPassword } from '../../accounts/passwords';
import { PAYMENT_PASSWORD } from '../../cashier/testing';
import { inboxMessages } from '../../inbox/tables';
import { envelopes } from './tables';
import { ENVELOPES } from './testing';

const AGENTS = 8;
const RECEIVERS = 20;
const START = 1_000_000n;
const EACH = '10.00';
const TIME_LIMIT_MS = 240_000;

interface Sender {
  readonly account: Account;
  readonly people: readonly Account[];
  readonly headers: Record<string, string>;
}

let database: ProcessDatabase;
beforeAll(async () => {
  database = await createProcessDatabase();
});
afterAll(() => database.drop());

async function prepare({ db }: OpenDatabase): Promise<Sender[]> {
  await createMerchant(db, { code: 'crash', agentMenu: { AGENTRANSMULTDOWN3: true } });
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  const senders: Sender[] = [];
  for (let made = 0; made < AGENTS; made += 1) {
    const account = await createAccount(db, 'crash', { type: 1, paymentPasswordHash });
    await fund(db, account, START);
    const people: Account[] = [];
    for (let below = 0; below < RECEIVERS; below += 1)
      people.push(await createAccount(db, 'crash', { parentId: account.id }));
    const { token } = await startSession(db, account, Date.now(), { userAgent: null, address: null });
    const headers = {
      'content-type': 'application/json',
      merchant: 'crash',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    };
    senders.push({ account, people, headers });
  }
  return senders;
}

/** Sends an agent's envelopes, always under the one key; whether they are sent. */
async function send({ people, headers }: Sender, port: number): Promise<boolean> {
  const body = JSON.stringify({
    transfers: people.map(({ username }) => ({ account: username, amount: EACH })),
    paymentPassword: PAYMENT_PASSWORD,
  });
  try {
    const response = await fetch(`http://127.0.0.1:${port}${ENVELOPES}`, { method: 'POST', headers, body });
    return response.ok;
  } catch {
    // The process is gone: nobody knows.
    return false;
  }
}

/** What each agent has sent is all or nothing, wherever the process ended. */
const allOrNone = (senders: readonly Sender[]) =>
  database.work(async ({ db }) => {
    expect(await checkBooks(db)).toEqual([]);
    const sent: boolean[] = [];
    for (const { account, people } of senders) {
      const got: bigint[] = [];
      for (const person of people) got.push(await balanceOf(db, person));
      const all = got.every((amount) => amount === 1_000n);
      expect(all || got.every((amount) => amount === 0n)).toBe(true);
      expect(await balanceOf(db, account)).toBe(all ? START - 1_000n * BigInt(RECEIVERS) : START);
      sent.push(all);
    }
    return { sent, mails: await db.$count(inboxMessages), kept: await db.$count(envelopes) };
  });

it(
  'sends all or none of a press though the process is killed in the middle, and once when it is sent again',
  async () => {
    const senders = await database.work(prepare);
    let process = await startPlatform(database.environment);
    let answers = 0;
    const first = senders.map(async (sender) => {
      if (!(await send(sender, process.port))) return;
      answers += 1;
      if (answers === 3) process.kill();
    });
    await Promise.all(first);
    process.kill();
    await process.ended;
    const { sent, mails, kept } = await allOrNone(senders);
    const done = sent.filter(Boolean).length;
    expect(done).toBeGreaterThanOrEqual(3);
    expect(done).toBeLessThan(AGENTS);
    expect([mails, kept]).toEqual([done * RECEIVERS, done * RECEIVERS]);

    process = await startPlatform(database.environment);
    for (const sender of senders) {
      expect(await send(sender, process.port)).toBe(true);
      expect(await send(sender, process.port)).toBe(true);
    }
    process.kill();
    await process.ended;
    expect(await allOrNone(senders)).toEqual({
      sent: Array(AGENTS).fill(true),
      mails: AGENTS * RECEIVERS,
      kept: AGENTS * RECEIVERS,
    });
  },
  TIME_LIMIT_MS,
);
