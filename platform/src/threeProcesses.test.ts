import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { CompactEncrypt, importJWK } from 'jose';
import { hashPassword } from './areas/accounts/passwords';
import { withdrawOrders } from './areas/cashier/tables';
import { PAYMENT_PASSWORD, WITHDRAW } from './areas/cashier/testing';
import { bankCards } from './areas/security/tables';
import { captchas } from './areas/session/tables';
import type { Account } from './core/accounts/tables';
import { type OpenDatabase, openPostgres } from './core/db/client';
import { hashToken, newId } from './core/ids';
import { checkBooks } from './core/ledger/books';
import { balanceOf } from './core/ledger/ledger';
import { startSession } from './core/sessions/sessions';
import { createAccount, createMerchant, fund } from './testing/fixtures';
import { type OwnPostgres, startOwnPostgres } from './testing/ownPostgres';
import { type OwnProcess, startPlatform } from './testing/ownProcess';

/*
 * Three processes on one Postgres, as a merchant runs them: one is killed and the database is restarted while money
 * moves, and what is limited is limited once for all of them.
 */

const PLAYERS = 40;
/** As many as a day has. */
const WITHDRAWALS_OF_EACH = 3;
const START_BALANCE = 500_000n;
const AMOUNT = '300.00';
const AMOUNT_MINOR = 30_000n;
const PASSWORD = 'Tamarind-7313';
/** After so many answers. */
const KILL_AFTER = 30;
const RESTART_AFTER = 60;

let postgres: OwnPostgres;
let opened: OpenDatabase;
let processes: OwnProcess[];
beforeAll(async () => {
  postgres = await startOwnPostgres();
  opened = await openPostgres(postgres.url);
  await createMerchant(opened.db);
  processes = await Promise.all([1, 2, 3].map(start));
}, 120_000);
afterAll(async () => {
  for (const process of processes) process.kill();
  await Promise.all(processes.map(({ ended }) => ended));
  await opened.close();
  await postgres.stop();
});

// What the database's restart makes of their calls is seen in the answers.
const start = () => startPlatform({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal', DRAIN_SECONDS: '3' });

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: unknown;
  readonly retryAfter: string | null;
  readonly cookie: string;
}

/** A call to one process; undefined where it gives no answer. */
async function call(
  { port }: OwnProcess,
  url: string,
  { headers = {}, ...options }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer | undefined> {
  const sent = { merchant: 'aurora', 'content-type': 'application/json', ...headers };
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { ...options, headers: sent }).catch(
    () => undefined,
  );
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return undefined;
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: { code: string } };
  return {
    status: response.status,
    code: error?.code,
    value,
    retryAfter: response.headers.get('retry-after'),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

async function newPlayer(): Promise<{
  account: Account;
  withdraw: (key: string) => Parameters<typeof call>[2];
}> {
  const account = await createAccount(opened.db, 'aurora', {
    paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
    payeeName: 'Narin Srisuk',
  });
  await fund(opened.db, account, START_BALANCE);
  const card = newId('card');
  await opened.db.insert(bankCards).values({
    id: card,
    merchant: 'aurora',
    accountId: account.id,
    ...{ bankCode: 'SALA', number: '4123294417', lastFour: '4417' },
    createdAt: new Date(),
  });
  const { token } = await startSession(opened.db, account, Date.now(), { userAgent: null, address: null });
  const body = JSON.stringify({ bankCardId: card, amount: AMOUNT, paymentPassword: PAYMENT_PASSWORD });
  return {
    account,
    withdraw: (key) => ({
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    }),
  };
}

it('let an account move money twenty times a minute, and not twenty times each', async () => {
  const { withdraw } = await newPlayer();
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, number) =>
      // Refused by the cashier or not: what is counted is the call.
      call(processes[number % 3] as OwnProcess, WITHDRAW, withdraw(randomUUID())),
    ),
  );
  const limited = answers.filter((answer) => answer?.code === 'request.rate.limited');
  expect(limited).toHaveLength(16);
  expect(limited.every((answer) => Number(answer?.retryAfter) > 0)).toBe(true);
});

/** Tries to log in as the site does, at one process. */
async function logIn(process: OwnProcess, fields: Record<string, string>, cookie = '') {
  const keys = await fetch(`http://127.0.0.1:${process.port}/wps/system/keys`, {
    headers: { merchant: 'aurora' },
  });
  const [jwk] = ((await keys.json()) as { keys: Record<string, string>[] }).keys;
  const data = await new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify({ type: 'username', username: 'suda', ...fields })),
  )
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk?.kid ?? '' })
    .encrypt(await importJWK(jwk ?? {}, 'RSA-OAEP-256'));
  return call(process, '/wps/session/login', {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { encryption: jwk?.kid ?? '', cookie },
  });
}

it('count failed logins together, and take a captcha of any of them once', async () => {
  const [first, second, third] = processes as [OwnProcess, OwnProcess, OwnProcess];
  await createAccount(opened.db, 'aurora', { username: 'suda', passwordHash: await hashPassword(PASSWORD) });
  const failures = [];
  for (const process of [first, second, third]) failures.push(await logIn(process, { password: 'wrong' }));
  expect(failures.map((answer) => answer?.value)).toEqual([undefined, undefined, { captcha: true }]);
  expect((await logIn(first, { password: PASSWORD }))?.code).toBe('captcha.required');

  const { cookie = '' } = (await call(second, '/wps/captcha')) ?? {};
  const [drawn] = await opened.db
    .select()
    .from(captchas)
    .where(eq(captchas.cookieHash, hashToken(cookie.replace('captcha=', ''))));
  const solved = { password: 'wrong', captcha: drawn?.answer ?? '' };
  const tries = await Promise.all([third, first, second].map((process) => logIn(process, solved, cookie)));
  expect(tries.map((answer) => answer?.code).sort()).toEqual([
    'captcha.wrong',
    'captcha.wrong',
    'login.failed',
  ]);
});

/** Calls of the cashier that a player can do nothing wrong with are told to come again by one of these. */
const AGAIN = ['idempotency.in.progress', 'request.rate.limited', 'system.upgrading'];

it('move money once and exactly while one of them is killed and the database is restarted', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, newPlayer));
  const refused: Answer[] = [];
  let answers = 0;
  let asked = 0;
  let restarted: Promise<void> | undefined;
  await Promise.all(
    players.map(async ({ withdraw }) => {
      for (let order = 0; order < WITHDRAWALS_OF_EACH; order += 1) {
        const wanted = withdraw(randomUUID());
        for (;;) {
          asked += 1;
          const answer = await call(processes[asked % 3] as OwnProcess, WITHDRAW, wanted);
          if (answer?.status === 200) break;
          if (answer) refused.push(answer);
          if (answer && !AGAIN.includes(answer.code ?? '')) return;
          await wait(20);
        }
        answers += 1;
        if (answers === KILL_AFTER) processes[0]?.kill();
        if (answers === RESTART_AFTER) restarted = postgres.restart();
      }
    }),
  );
  await restarted;

  expect(refused.map(({ code }) => code).filter((code) => !AGAIN.includes(code ?? ''))).toEqual([]);
  const away = refused.filter(({ code }) => code === 'system.upgrading');
  expect(away.length).toBeGreaterThan(0);
  expect(away.every(({ status, retryAfter }) => status === 503 && retryAfter === '5')).toBe(true);
  expect(await checkBooks(opened.db)).toEqual([]);
  for (const { account } of players) {
    const orders = await opened.db.$count(withdrawOrders, eq(withdrawOrders.accountId, account.id));
    expect(orders).toBe(WITHDRAWALS_OF_EACH);
    expect(await balanceOf(opened.db, account)).toBe(
      START_BALANCE - AMOUNT_MINOR * BigInt(WITHDRAWALS_OF_EACH),
    );
  }
}, 120_000);

it('say that they are about to stop, and serve what still comes until then', async () => {
  const [, leaving] = processes as [OwnProcess, OwnProcess];
  const ready = () =>
    fetch(`http://127.0.0.1:${leaving.port}/health/ready`).then(
      ({ status, headers }) => [status, headers.get('connection')],
      () => 'gone',
    );
  expect(await ready()).toEqual([200, 'keep-alive']);
  leaving.stop();
  // As a balancer does, which sends nobody any more once it has been told.
  const statuses: unknown[] = [];
  while ((await ready())[0] === 200) statuses.push((await call(leaving, '/wps/system/status'))?.status);
  expect(await ready()).toEqual([503, 'close']);
  const last = await Promise.all(Array.from({ length: 20 }, () => call(leaving, '/wps/system/status')));
  expect(new Set([...statuses, ...last.map((answer) => answer?.status)])).toEqual(new Set([200]));
  await leaving.ended;
  expect(await ready()).toBe('gone');
});
