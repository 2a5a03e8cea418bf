import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { OwnCareSettings } from '../../core/care/settings';
import { careSettings } from '../../core/care/tables';
import type { OpenDatabase } from '../../core/db/client';
import { hashToken, newToken } from '../../core/ids';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { SESSION_MAX_MS, startSession } from '../../core/sessions/sessions';
import { frameSessions } from '../../demo/sandbox/tables';
import { openDump } from '../../testing/database';
import { createAccount, createGame, createMerchant, fund } from '../../testing/fixtures';
import { inFolder, type OwnProcess, startPlatform } from '../../testing/ownProcess';
import { bets } from '../bets/tables';

/** A minute of spins of one account is limited: so many play at once. */
const PLAYERS = 20;
const SPINS_OF_EACH = 50;
/** The process is killed after so many answers, each time with all other spins under way. */
const KILL_AFTER = [150, 200, 250];
const START_BALANCE = 10_000n;
const BET = '1.00';
/** Half a minute on a machine at rest; four starts and a thousand bookings share it with all other checks. */
const TIME_LIMIT_MS = 400_000;

interface Spin {
  readonly token: string;
  readonly key: string;
  /** The answer, once it has come. */
  answer?: unknown;
}

let folder: string;
let platform: OwnProcess;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
});
afterAll(async () => {
  // One that a failure left running would keep the whole test from ending.
  platform.kill();
  await platform.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Players with money, each with a game open, and what they are going to play. */
async function prepare({ db }: OpenDatabase): Promise<{ players: Account[]; spins: Spin[] }> {
  await createMerchant(db, { code: 'crash' });
  const unhurried: OwnCareSettings = { pace: { slotsMs: 0, othersMs: 0 } };
  await db.insert(careSettings).values({ merchant: 'crash', settings: unhurried });
  const game = await createGame(db, 'crash', { nodeId: 'crash-reels', vendor: 'CRASH' });
  const now = Date.now();
  const players: Account[] = [];
  const spins: Spin[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    const account = await createAccount(db, 'crash');
    await fund(db, account, START_BALANCE);
    players.push(account);
    const { session } = await startSession(db, account, now, { userAgent: null, address: null });
    const token = newToken();
    await db.insert(frameSessions).values({
      tokenHash: hashToken(token),
      merchant: 'crash',
      accountId: account.id,
      sessionId: session.id,
      nodeId: game.nodeId,
      book: 'real',
      language: 'en',
      backUrl: 'https://crash.test/',
      expiresAt: new Date(now + SESSION_MAX_MS),
    });
    spins.push(...Array.from({ length: SPINS_OF_EACH }, () => ({ token, key: randomUUID() })));
  }
  return { players, spins };
}

/** After which a spin that was refused, or whose connection broke, is sent again. */
const PAUSE_MS = 250;
/** Refusals that ask to come again: a thousand at once are too many for a busy machine. */
const LATER = [409, 429, 503];

/** Sends a spin once. */
async function sendOnce({ port }: OwnProcess, { token, key }: Spin): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/spin`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ bet: BET }),
  });
  const { value, error } = (await response.json()) as { value?: unknown; error?: { code: string } };
  if (value === undefined && !LATER.includes(response.status)) throw new Refused(error?.code);
  return value;
}

class Refused extends Error {}

/** Sends a spin under its key until it is played; the answer is undefined when the platform died before it. */
async function send(platform: OwnProcess, spin: Spin): Promise<unknown> {
  for (;;) {
    const answer = await sendOnce(platform, spin).catch((fault: unknown) => {
      if (fault instanceof Refused) throw fault;
    });
    if (answer !== undefined) return answer;
    const died = await Promise.race([platform.ended.then(() => true), wait(PAUSE_MS, false)]);
    if (died) return undefined;
  }
}

/** Plays all spins that have no answer yet, at once, and kills the platform after so many answers. */
async function playUntilKilled(spins: readonly Spin[], killAfter = Number.POSITIVE_INFINITY): Promise<void> {
  platform = await startPlatform({ DATA_DIR: folder });
  let answers = 0;
  const play = async (spin: Spin) => {
    const answer = await send(platform, spin);
    if (answer === undefined) return;
    spin.answer = answer;
    answers += 1;
    if (answers === killAfter) platform.kill();
  };
  await Promise.all(spins.filter(({ answer }) => answer === undefined).map(play));
  platform.kill();
  await platform.ended;
}

it(
  'keeps its sum over 1,000 spins at once with kills in between, and books each of them once',
  async () => {
    const { players, spins } = await inFolder(folder, prepare, () => openDump('empty', folder));
    expect(spins).toHaveLength(1_000);

    for (const killAfter of KILL_AFTER) {
      const before = spins.filter(({ answer }) => answer !== undefined).length;
      await playUntilKilled(spins, killAfter);
      const after = spins.filter(({ answer }) => answer !== undefined).length;
      expect(after - before).toBeGreaterThanOrEqual(killAfter);
      expect(after).toBeLessThan(spins.length);
    }
    // The last one plays the rest, and gives the answers of those that were killed to the same keys.
    const answered = spins.filter(({ answer }) => answer !== undefined);
    const again = answered.map(({ token, key }): Spin => ({ token, key }));
    await playUntilKilled([...spins, ...again]);
    expect(spins.every(({ answer }) => answer !== undefined)).toBe(true);
    expect(again.map(({ answer }) => answer)).toEqual(answered.map(({ answer }) => answer));

    await inFolder(folder, async ({ db }) => {
      const [ledger] = await db.select({ sum: sum(ledgerEntries.amount) }).from(ledgerEntries);
      expect(ledger?.sum).toBe('0');
      const uneven = await db
        .select({ id: ledgerEntries.transactionId })
        .from(ledgerEntries)
        .groupBy(ledgerEntries.transactionId)
        .having(sql`sum(${ledgerEntries.amount}) <> 0`);
      expect(uneven).toEqual([]);
      expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'spin'))).toBe(spins.length);
      expect(await db.$count(bets)).toBe(spins.length);
      for (const player of players) {
        const [played] = await db
          .select({ bet: sum(bets.bet), win: sum(bets.win) })
          .from(bets)
          .where(eq(bets.accountId, player.id));
        expect(played?.bet).toBe(`${SPINS_OF_EACH * 100}`);
        const expected = START_BALANCE - BigInt(played?.bet ?? 0) + BigInt(played?.win ?? 0);
        expect(await balanceOf(db, player)).toBe(expected);
      }
    });
  },
  TIME_LIMIT_MS,
);
