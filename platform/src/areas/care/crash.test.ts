import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { excludedValues } from '../../core/care/excluded/tables';
import { setLimit } from '../../core/care/limits';
import { readCare } from '../../core/care/readCare';
import { stateAt } from '../../core/care/state';
import { careLog, careSettings } from '../../core/care/tables';
import type { Database, OpenDatabase } from '../../core/db/client';
import { hashToken, newToken } from '../../core/ids';
import { checkBooks } from '../../core/ledger/books';
import { ledgerAccounts, ledgerEntries } from '../../core/ledger/tables';
import { SESSION_MAX_MS, startSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { frameSessions } from '../../demo/sandbox/tables';
import { createAccount, createGame, createMerchant, fund } from '../../testing/fixtures';
import {
  createProcessDatabase,
  type OwnProcess,
  type ProcessDatabase,
  startPlatform,
} from '../../testing/ownProcess';
import { madeReady, startProgram } from '../../testing/programs';
import { depositMethods, depositOrders } from '../cashier/tables';
import { DEPOSIT, newMethod } from '../cashier/testing';
import { CARE } from './testing';

/*
 * What the gate holds when several processes work on one database, and one of them is killed
 * (docs/requirements/responsible-play.md, "Tests"). Without a Postgres it is one process on PGlite.
 */

const MERCHANT = 'storm';
const MEMBERS = 4;
const SPINS_OF_EACH = 15;
/** So many spins of each are answered before the member asks to be excluded. */
const EXCLUDED_AFTER = 4;
const ORDERS_OF_EACH = 6;
const BALANCE = 1_000_000n;
const TIME_LIMIT_MS = 200_000;

let database: ProcessDatabase;
beforeAll(async () => {
  database = await createProcessDatabase();
  await database.work(async ({ db }) => {
    await createMerchant(db, { code: MERCHANT });
    const unhurried = { pace: { slotsMs: 0, othersMs: 0 } };
    await db.insert(careSettings).values({ merchant: MERCHANT, settings: unhurried });
    await db.insert(depositMethods).values(newMethod('transfer', 'MANUAL', { merchant: MERCHANT }));
    await createGame(db, MERCHANT, { nodeId: 'storm-reels', vendor: 'CRASH' });
  });
}, TIME_LIMIT_MS);
const started: OwnProcess[] = [];
afterAll(async () => {
  for (const process of started) process.kill();
  await Promise.all(started.map(({ ended }) => ended));
  await database.drop();
});

it(
  'books 10 of 50 spins at once from two processes that a loss limit leaves room for @PL-006',
  async () => {
    const account = await database.work(async ({ db }) => {
      const player = await createAccount(db, MERCHANT);
      await fund(db, player, BALANCE);
      const limit = { kind: 'LOSS', period: 'DAY', value: '10.00' } as const;
      const by = { source: 'MEMBER' } as const;
      await db.transaction(async (tx) => setLimit(tx, await readCare(tx, player.id), limit, new Date(), by));
      return player;
    });
    const players = Array.from({ length: database.processes }, () =>
      startSpins(account, 50 / database.processes),
    );
    await Promise.all(players.map(({ ready }) => ready));
    const booked = await Promise.all(players.map(({ play }) => play()));
    expect(booked.reduce((all, one) => all + one, 0)).toBe(10);
    await database.work(async ({ db }) => {
      expect(await betsOf(db, account)).toBe(10);
      expect(await checkBooks(db)).toEqual([]);
    });
  },
  TIME_LIMIT_MS,
);

/** A process that plays spins at once, as soon as it is told to. */
function startSpins({ id }: Account, spins: number) {
  const child = startProgram(
    [...madeReady('testing/playSpins'), id, `${spins}`],
    database.environment,
  ) as ChildProcessWithoutNullStreams;
  child.stderr.pipe(process.stderr);
  return {
    ready: once(child.stdout, 'data'),
    play: async () => {
      child.stdin.write('\n');
      const [answer] = await once(child.stdout, 'data');
      return Number(String(answer));
    },
  };
}

const betsOf = (db: Database, { id }: Account) =>
  db.$count(
    ledgerEntries,
    and(
      eq(ledgerEntries.code, 'BET'),
      inArray(
        ledgerEntries.ledgerAccountId,
        db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.accountId, id)),
      ),
    ),
  );

interface Player {
  readonly account: Account;
  readonly token: string;
  readonly frame: string;
}

/** Somebody with money, signed in, who has a game open. */
async function newPlayer({ db }: OpenDatabase): Promise<Player> {
  const account = await createAccount(db, MERCHANT, { payeeName: `Player ${randomUUID()}` });
  await fund(db, account, BALANCE);
  const { session, token } = await startSession(db, account, Date.now(), { userAgent: null, address: null });
  const frame = newToken();
  await db.insert(frameSessions).values({
    tokenHash: hashToken(frame),
    merchant: MERCHANT,
    accountId: account.id,
    sessionId: session.id,
    nodeId: 'storm-reels',
    book: 'real',
    language: 'en',
    backUrl: 'https://storm.test/',
    expiresAt: new Date(Date.now() + SESSION_MAX_MS),
  });
  return { account, token, frame };
}

/** Whether a call succeeded; undefined when the process died before it. */
async function post({ port }: OwnProcess, url: string, token: string, body: object) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        merchant: MERCHANT,
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { success: boolean }).success;
  } catch {
    return undefined;
  }
}

const spin = (process: OwnProcess, { frame }: Player) =>
  post(process, '/sandbox/spin', frame, { bet: '1.00' });
const order = (process: OwnProcess, { token }: Player) =>
  post(process, `${DEPOSIT}/manual`, token, { methodId: 'transfer', bankCode: 'SALA', amount: '100.00' });
const exclude = (process: OwnProcess, { token }: Player) =>
  post(process, `${CARE}/exclusion`, token, { length: 'M6', understood: true });

/** What the database holds of a player. */
async function stateOf({ db }: OpenDatabase, { account: { id } }: Player) {
  const own = await readCare(db, id);
  const [wallet] = await db
    .select({ entries: sql<number>`sum(${ledgerAccounts.entries})::int` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, id));
  const counted = async (query: Promise<{ n: number }[]>) => (await query)[0]?.n ?? 0;
  return {
    excluded: stateAt(own.row, new Date()).name === 'EXCLUDED',
    entries: wallet?.entries,
    live: await db.$count(sessions, and(eq(sessions.accountId, id), isNull(sessions.endedAt))),
    unpaid: await db.$count(
      depositOrders,
      and(eq(depositOrders.accountId, id), eq(depositOrders.status, 'PENDING')),
    ),
    orders: await db.$count(depositOrders, eq(depositOrders.accountId, id)),
    log: await counted(
      db
        .select({ n: count() })
        .from(careLog)
        .where(and(eq(careLog.accountId, id), eq(careLog.what, 'CLOSING'))),
    ),
    kept: await db.$count(excludedValues, eq(excludedValues.accountId, id)),
  };
}

it(
  'books nothing after an exclusion in a storm of spins and orders, and leaves none half done when a process is killed @PL-019',
  async () => {
    const players = await database.work(async (opened) => {
      const made: Player[] = [];
      for (let index = 0; index < MEMBERS; index += 1) made.push(await newPlayer(opened));
      return made;
    });
    const start = async () => {
      const process = await startPlatform({ ...database.environment, DEMO: 'on' });
      started.push(process);
      return process;
    };
    const processes = await Promise.all(Array.from({ length: database.processes }, start));
    const [first] = processes as [OwnProcess];
    const each = (index: number) => processes[index % processes.length] ?? first;

    const excluding: Promise<unknown>[] = [];
    const play = async (player: Player) => {
      for (let index = 0; index < SPINS_OF_EACH; index += 1) {
        await spin(each(index), player);
        // The first answer to an exclusion is the last thing that its process does.
        if (index === EXCLUDED_AFTER)
          excluding.push(exclude(first, player).then((done) => done && first.kill()));
      }
    };
    const payIn = async (player: Player) => {
      for (let index = 0; index < ORDERS_OF_EACH; index += 1) await order(each(index), player);
    };
    await Promise.all(players.flatMap((player) => [play(player), payIn(player)]));
    await Promise.all(excluding);
    await first.ended;

    const states = () =>
      database.work(async (opened) => {
        const found = [];
        for (const player of players) found.push(await stateOf(opened, player));
        return found;
      });
    const before = await states();
    const next = processes[1] ?? (await start());
    const played: unknown[] = [];
    for (const player of players) played.push(await spin(next, player));
    for (const player of players) await order(next, player);
    next.kill();
    await next.ended;
    const after = await states();

    expect(after.filter(({ excluded }) => excluded)).not.toEqual([]);
    for (const [index, { excluded, live, unpaid, log, kept }] of after.entries()) {
      expect(played[index]).toBe(!excluded);
      expect({ live, log, kept }).toEqual(
        excluded ? { live: 0, log: 1, kept: 1 } : { live: 1, log: 0, kept: 0 },
      );
      if (excluded) expect(unpaid).toBe(0);
    }
    // Whoever sees the closing sees all that was booked before it: nothing comes after.
    for (const [index, { excluded, entries, orders }] of before.entries())
      if (excluded) expect(after[index]).toMatchObject({ entries, orders });
    expect(await database.work(({ db }) => checkBooks(db))).toEqual([]);
  },
  TIME_LIMIT_MS,
);
