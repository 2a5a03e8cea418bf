import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { operate } from './operate';
import { type OwnPostgres, startOwnPostgres } from './testing/ownPostgres';
import { madeReady, startProgram } from './testing/programs';
import { stallableProxy } from './testing/stallableProxy';

/* The product on a Postgres of its own, as a merchant would start it: without the demonstration. */

let postgres: OwnPostgres;
let platform: ChildProcess | undefined;
beforeAll(async () => {
  postgres = await startOwnPostgres();
}, 60_000);
afterAll(async () => {
  platform?.kill('SIGKILL');
  await postgres.stop();
});

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function command(args: string[], input = ''): Promise<Run> {
  const child = startProgram([...madeReady('command'), ...args], { DATABASE_URL: postgres.url });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (data) => {
    out += data;
  });
  child.stderr?.on('data', (data) => {
    err += data;
  });
  child.stdin?.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

/** Starts the platform; settles with its address. */
function start(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = startProgram(madeReady('main'), { DATABASE_URL: databaseUrl, PLATFORM_PORT: '0' });
  platform = child;
  return new Promise((resolve, reject) => {
    let err = '';
    child.stderr?.on('data', (data) => {
      err += data;
    });
    child.stdout?.on('data', (data) => {
      const [url] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (url !== undefined) resolve({ url, child });
    });
    child.once('close', (code) => reject(new Error(`the platform ended with ${code}: ${err}`)));
  });
}

const CORAL = {
  code: 'coral',
  name: 'Coral',
  hosts: ['coral.example'],
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'th',
};
const PASSWORD = 'Tamarind-7313';

it('starts on Postgres, serves a merchant and an operator that commands added, and has nothing of the demonstration', async () => {
  const { url, child } = await start(postgres.url);
  const ask = (address: string, options: RequestInit = {}) =>
    fetch(`${url}${address}`, { ...options, headers: { merchant: 'coral', ...options.headers } });

  expect((await ask('/wps/system/status')).status).toBe(404);
  const added = await command(['merchant', 'add', JSON.stringify(CORAL)]);
  expect(added).toEqual({ code: 0, out: 'merchant coral added\n', err: '' });
  expect(await (await ask('/wps/system/status')).json()).toMatchObject({ success: true });
  const operator = await command(
    ['account', 'add', '--merchant', 'coral', '--username', 'operator1'],
    `${PASSWORD}\n`,
  );
  expect(operator).toEqual({ code: 0, out: 'account operator1 of coral added\n', err: '' });
  expect(await operate(['picture', 'list'], { DATABASE_URL: postgres.url }, async () => '')).toBe(
    'no picture waits',
  );

  for (const address of [
    '/sandbox/mailbox',
    '/sandbox/captcha.json',
    '/cdn/scenes/coral/reef.svg',
    '/sandbox/session',
  ])
    expect((await ask(address)).status).toBe(404);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select username, password_hash from accounts');
  expect(rows).toEqual([{ username: 'operator1', password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
  for (const table of ['games', 'promotions', 'ledger_entries', 'lottery_games'])
    expect((await client.query(`select count(*)::int as count from ${table}`)).rows).toEqual([{ count: 0 }]);
  await client.end();

  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 120_000);

it.each([
  [['merchant', 'add', '{"code":"coral"}'], '', /this is no merchant \(.* at 0\.name\)/],
  [['merchant', 'add', JSON.stringify(CORAL)], '', /there is a merchant "coral" already/],
  [
    ['account', 'add', '--merchant', 'reef', '--username', 'operator2'],
    PASSWORD,
    /there is no merchant "reef"/,
  ],
  [['account', 'add', '--merchant', 'coral', '--username', 'operator2'], 'Passw0rd1', /password\.common/],
  [['account', 'add', '--merchant', 'coral', '--username', 'operator1'], PASSWORD, /"operator1" is taken/],
  [['picture', 'show', 'pic_none'], '', /no picture "pic_none" waits/],
  [['close'], '', /write merchant add <JSON>/],
])('refuses %j in one line', async (args, input, reason) => {
  const refused = operate(args, { DATABASE_URL: postgres.url }, async () => input);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow(/\n/);
});

it('ends though its database hangs', async () => {
  const proxy = await stallableProxy(Number(new URL(postgres.url).port));
  const through = new URL(postgres.url);
  through.port = String(proxy.port);
  const { url, child } = await start(through.href);
  proxy.stall();
  void fetch(`${url}/wps/system/status`, { headers: { merchant: 'coral' } }).catch(() => undefined);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
  await proxy.close();
}, 30_000);
