import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { OpenDatabase } from '../../core/db/client';
import { signatureOf } from '../../core/http/signature';
import { newId } from '../../core/ids';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { startSession } from '../../core/sessions/sessions';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import {
  createProcessDatabase,
  type OwnProcess,
  type ProcessDatabase,
  startPlatform,
} from '../../testing/ownProcess';
import { hashPassword } from '../accounts/passwords';
import { bankCards } from '../security/tables';
import { depositMethods, depositOrders, depositPayments, withdrawOrders } from './tables';
import { DEPOSIT, newMethod, PAYMENT_PASSWORD, VENDOR, WITHDRAW } from './testing';

const SECRET = 'kept-by-the-vendor-and-the-platform-alone';

/** A hundred members, each with three deposits that the vendor tells of twice, and a withdrawal: 1,000 calls. */
const PLAYERS = 100;
const DEPOSITS_OF_EACH = 3;
const CALLS = PLAYERS * (DEPOSITS_OF_EACH * 3 + 1);
/** A process is killed after so many answers, each time with others under way. */
const KILL_AFTER = [250, 350];
const START_BALANCE = 500_000n;
const DEPOSIT_AMOUNT = '100.00';
const WITHDRAW_AMOUNT = '300.00';
const TIME_LIMIT_MS = 400_000;

interface Player {
  readonly account: Account;
  readonly token: string;
  readonly card: string;
}

/** One call, sent until it has an answer: a killed process gives none. */
interface Call {
  readonly send: (port: number) => Promise<Response>;
  answer?: unknown;
}

let database: ProcessDatabase;
beforeAll(async () => {
  database = await createProcessDatabase();
});
afterAll(async () => {
  await endAll();
  await database.drop();
});

const started: OwnProcess[] = [];
async function start(): Promise<OwnProcess> {
  const process = await startPlatform({ ...database.environment, PAYMENT_SECRETS: `${VENDOR}=${SECRET}` });
  started.push(process);
  return process;
}
async function endAll(): Promise<void> {
  for (const process of started) process.kill();
  await Promise.all(started.map(({ ended }) => ended));
}

async function prepare({ db }: OpenDatabase): Promise<Player[]> {
  await createMerchant(db, { code: 'crash' });
  await db.insert(depositMethods).values(newMethod('transfer', 'MANUAL', { merchant: 'crash' }));
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  const players: Player[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const account = await createAccount(db, 'crash', { paymentPasswordHash, payeeName: 'Narin Srisuk' });
    await fund(db, account, START_BALANCE);
    const card = newId('card');
    const number = { bankCode: 'SALA', number: '4123294417', lastFour: '4417' };
    await db
      .insert(bankCards)
      .values({ id: card, merchant: 'crash', accountId: account.id, ...number, createdAt: new Date() });
    const { token } = await startSession(db, account, Date.now(), { userAgent: null, address: null });
    players.push({ account, token, card });
  }
  return players;
}

const post = (port: number, url: string, body: string, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** A member's call, under one key however often it is sent. */
function memberCall({ token }: Player, url: string, body: object): Call {
  const headers = { merchant: 'crash', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return { send: (port) => post(port, url, JSON.stringify(body), headers) };
}

/** The vendor's word that a deposit is paid: signed anew each time, under one reference. */
function vendorCall(orderNo: string): Call {
  const told = { merchant: 'crash', orderNo, status: 'PAID', reference: orderNo, amount: DEPOSIT_AMOUNT };
  const body = JSON.stringify(told);
  return {
    send: (port) => {
      const timestamp = `${Date.now()}`;
      const signature = signatureOf(SECRET, timestamp, body);
      return post(port, `/wps/callbacks/deposit/${VENDOR}`, body, {
        'x-timestamp': timestamp,
        'x-signature': signature,
      });
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

/** Steps that follow each other; the next call of one may need the answer of the one before. */
interface Chain {
  readonly done: Call[];
  readonly next: (before: Call | undefined, made: number) => Call | undefined;
  running?: Call | undefined;
}

const deposit = (player: Player): Chain => {
  const order = { methodId: 'transfer', bankCode: 'SALA', amount: DEPOSIT_AMOUNT };
  const ordering = memberCall(player, `${DEPOSIT}/manual`, order);
  const orderNo = () => (ordering.answer as { orderNo: string }).orderNo;
  return {
    done: [],
    next: (_before, made) => (made === 0 ? ordering : made < 3 ? vendorCall(orderNo()) : undefined),
  };
};

const withdrawal = (player: Player): Chain => {
  const wanted = { bankCardId: player.card, amount: WITHDRAW_AMOUNT, paymentPassword: PAYMENT_PASSWORD };
  const asking = memberCall(player, WITHDRAW, wanted);
  return { done: [], next: (_before, made) => (made === 0 ? asking : undefined) };
};

/** Refusals that ask to come again: too many wait, the key is under way, the database has no connection free. */
const LATER = [409, 429, 503];

/** Sends a call; its answer stays undefined when the process died before it, or asked to come again. */
async function ask(call: Call, { port }: OwnProcess): Promise<void> {
  try {
    const response = await call.send(port);
    const { success, value, error } = (await response.json()) as {
      success: boolean;
      value?: unknown;
      error?: { code: string };
    };
    if (success) call.answer = value;
    else if (!LATER.includes(response.status)) throw new Error(error?.code);
  } catch (fault) {
    if (fault instanceof Error && /^[a-z]+\./.test(fault.message)) throw fault;
  }
}

/**
 * Goes on with all chains at once, asks the processes in turns, and kills the first of them after so many answers.
 *
 * @returns How many answers each of them gave.
 */
async function goOn(chains: readonly Chain[], processes: readonly OwnProcess[], killAfter?: number) {
  const answers = processes.map(() => 0);
  let asked = 0;
  let killed = false;
  const run = async (chain: Chain) => {
    while (!killed) {
      chain.running ??= chain.next(chain.done.at(-1), chain.done.length);
      if (!chain.running) return;
      const turn = asked++ % processes.length;
      await ask(chain.running, processes[turn] as OwnProcess);
      if (chain.running.answer === undefined) continue;
      chain.done.push(chain.running);
      chain.running = undefined;
      answers[turn] = (answers[turn] ?? 0) + 1;
      if (sum(answers) !== killAfter) continue;
      killed = true;
      processes[0]?.kill();
    }
  };
  await Promise.all(chains.map(run));
  return answers;
}

it(
  'keeps the books over 1,000 calls of the cashier to two processes, with kills in between, and does each of them once',
  async () => {
    const players = await database.work(prepare);
    const chains = players.flatMap((player) => [
      ...Array.from({ length: DEPOSITS_OF_EACH }, () => deposit(player)),
      withdrawal(player),
    ]);
    const answered = () => sum(chains.map(({ done }) => done.length));
    let processes = await Promise.all(Array.from({ length: database.processes }, start));
    for (const killAfter of KILL_AFTER) {
      if (processes.length === 0) processes = [await start()];
      const answers = await goOn(chains, processes, killAfter);
      expect(Math.min(...answers)).toBeGreaterThan(0);
      expect(sum(answers)).toBeGreaterThanOrEqual(killAfter);
      expect(answered()).toBeLessThan(CALLS);
      await processes.shift()?.ended;
    }
    await goOn(chains, [await start()]);
    expect(answered()).toBe(CALLS);
    await endAll();

    await database.work(async ({ db }) => {
      expect(await checkBooks(db)).toEqual([]);
      expect(await db.$count(depositOrders)).toBe(PLAYERS * DEPOSITS_OF_EACH);
      expect(await db.$count(depositOrders, eq(depositOrders.status, 'CONFIRMED'))).toBe(
        PLAYERS * DEPOSITS_OF_EACH,
      );
      expect(await db.$count(depositPayments)).toBe(PLAYERS * DEPOSITS_OF_EACH);
      expect(await db.$count(withdrawOrders)).toBe(PLAYERS);
      for (const { account } of players)
        expect(await balanceOf(db, account)).toBe(START_BALANCE + 3n * 10_000n - 30_000n);
    });
  },
  TIME_LIMIT_MS,
);
