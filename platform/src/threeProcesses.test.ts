import { eq } from 'drizzle-orm';
import { CompactEncrypt, importJWK } from 'jose';
import { hashPassword } from './areas/accounts/passwords';
import { WITHDRAW } from './areas/cashier/testing';
import { captchas } from './areas/session/tables';
import { type OpenDatabase, openPostgres } from './core/db/client';
import { hashToken } from './core/ids';
import { createAccount, createMerchant } from './testing/fixtures';
import { type OwnPostgres, startOwnPostgres } from './testing/ownPostgres';
import { type OwnProcess, startPlatform } from './testing/ownProcess';
import { call, expectAllWithdrawn, newWithdrawer, withdrawAll } from './testing/withdrawals';

/*
 * Three processes on one Postgres, as a merchant runs them: one is killed and the database is restarted while money
 * moves, and what is limited is limited once for all of them.
 */

const PLAYERS = 40;
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

it('let an account move money twenty times a minute, and not twenty times each', async () => {
  const { withdraw } = await newWithdrawer(opened.db);
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, number) =>
      // Refused by the cashier or not: what is counted is the call.
      call(processes[number % 3] as OwnProcess, WITHDRAW, withdraw()),
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

it('move money once and exactly while one of them is killed and the database is restarted', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newWithdrawer(opened.db)));
  let restarted: Promise<void> | undefined;
  let turn = 0;
  const next = () => {
    turn += 1;
    return processes[turn % 3];
  };
  const refused = await withdrawAll(players, next, (answers) => {
    if (answers === KILL_AFTER) processes[0]?.kill();
    if (answers === RESTART_AFTER) restarted = postgres.restart();
  });
  await restarted;
  const away = refused.filter(({ code }) => code === 'system.upgrading');
  expect(away.length).toBeGreaterThan(0);
  expect(away.every(({ status, retryAfter }) => status === 503 && retryAfter === '5')).toBe(true);
  await expectAllWithdrawn(opened.db, players);
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
