import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { OpenDatabase } from '../../core/db/client';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerTransactions, turnoverDemands } from '../../core/ledger/tables';
import { startSession } from '../../core/sessions/sessions';
import { createAccount, createMerchant } from '../../testing/fixtures';
import {
  createProcessDatabase,
  type OwnProcess,
  type ProcessDatabase,
  startPlatform,
} from '../../testing/ownProcess';
import { grantReward } from './rewards';
import { rewards } from './tables';

const MEMBERS = 20;
const REWARDS_OF_EACH = 3;
const AMOUNT = 5_000n;
const REWARDS = MEMBERS * REWARDS_OF_EACH;
/** The first process is killed after so many of its answers; the others that it gives are lost on their way. */
const KILL_AFTER = [15, 10];
const TIME_LIMIT_MS = 300_000;

/** One press on one device, under one key however often it is sent; with the code that it came to. */
interface Press {
  readonly token: string;
  readonly rewardId: string;
  readonly key: string;
  outcome?: string;
}

let database: ProcessDatabase;
const started: OwnProcess[] = [];
beforeAll(async () => {
  database = await createProcessDatabase();
});
afterAll(async () => {
  await endAll();
  await database.drop();
});

async function start(): Promise<OwnProcess> {
  const process = await startPlatform(database.environment);
  started.push(process);
  return process;
}
async function endAll(): Promise<void> {
  for (const process of started) process.kill();
  await Promise.all(started.map(({ ended }) => ended));
}

/** Members with rewards to take; each of them presses for each on two devices. */
async function prepare({ db }: OpenDatabase): Promise<{ members: Account[]; presses: Press[] }> {
  await createMerchant(db, { code: 'crash' });
  const members: Account[] = [];
  const presses: Press[] = [];
  const title = { en: 'Gift', th: 'ของขวัญ' };
  const given = { source: 'GIFT', title, amount: AMOUNT, turnover: 2, at: new Date() } as const;
  for (let index = 0; index < MEMBERS; index += 1) {
    const account = await createAccount(db, 'crash');
    members.push(account);
    const unknown = { userAgent: null, address: null };
    const one = await startSession(db, account, Date.now(), unknown);
    const other = await startSession(db, account, Date.now(), unknown);
    for (let number = 0; number < REWARDS_OF_EACH; number += 1) {
      const reward = await grantReward(db, { ...given, account, reference: `${account.id} ${number}` });
      for (const { token } of [one, other])
        presses.push({ token, rewardId: reward?.id ?? '', key: randomUUID() });
    }
  }
  return { members, presses };
}

/** Sends a press; it has no outcome when the process died before it answered, or asked to come again. */
async function send(press: Press, { port }: OwnProcess): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/wps/reward/claim`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        merchant: 'crash',
        authorization: `Bearer ${press.token}`,
        'idempotency-key': press.key,
      },
      body: JSON.stringify({ rewardId: press.rewardId }),
    });
    const { error } = (await response.json()) as { error?: { code: string } };
    // The key is under way, too many wait, no connection is free: it is to come again.
    if (error?.code === 'idempotency.in.progress' || response.status === 429 || response.status >= 500)
      return undefined;
    return error?.code ?? 'taken';
  } catch {
    // The process is gone, and whether it was done is not known.
    return undefined;
  }
}

/**
 * Sends what has no outcome yet, all at once, in turns to the processes; kills the first after so many of its answers.
 *
 * @returns How many answers of the first were heard.
 */
async function goOn(presses: readonly Press[], processes: readonly OwnProcess[], killAfter = 0) {
  const [first] = processes;
  let killed = false;
  let answers = 0;
  const run = async (press: Press, index: number) => {
    const process = processes[index % processes.length] as OwnProcess;
    while (!killed && press.outcome === undefined) {
      const outcome = await send(press, process);
      if (outcome === undefined || (killed && process === first)) continue;
      press.outcome = outcome;
      if (process !== first) continue;
      answers += 1;
      if (answers !== killAfter) continue;
      killed = true;
      first.kill();
    }
  };
  await Promise.all(presses.filter(({ outcome }) => outcome === undefined).map(run));
  return answers;
}

it(
  'books each reward once, pressed on two devices at once, with kills of the platform in between',
  async () => {
    const { members, presses } = await database.work(prepare);
    for (const killAfter of KILL_AFTER) {
      const processes = await Promise.all(Array.from({ length: database.processes }, start));
      expect(await goOn(presses, processes, killAfter)).toBe(killAfter);
      expect(presses.some(({ outcome }) => outcome === undefined)).toBe(true);
      await endAll();
    }
    await goOn(presses, [await start()]);
    await endAll();

    const outcomes = presses.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(REWARDS);
    expect(outcomes.filter((outcome) => outcome === 'reward.not.claimable')).toHaveLength(REWARDS);
    await database.work(async ({ db }) => {
      expect(await checkBooks(db)).toEqual([]);
      expect(await db.$count(rewards, eq(rewards.status, 'CLAIMED'))).toBe(REWARDS);
      const bonuses = and(eq(ledgerTransactions.merchant, 'crash'), eq(ledgerTransactions.kind, 'bonus'));
      expect(await db.$count(ledgerTransactions, bonuses)).toBe(REWARDS);
      expect(await db.$count(turnoverDemands, eq(turnoverDemands.merchant, 'crash'))).toBe(REWARDS);
      for (const member of members)
        expect(await balanceOf(db, member)).toBe(AMOUNT * BigInt(REWARDS_OF_EACH));
    });
  },
  TIME_LIMIT_MS,
);
