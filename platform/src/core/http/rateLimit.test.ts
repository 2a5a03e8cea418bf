import type { FastifyInstance } from 'fastify';
import { buildPlatform } from '../../platform';
import { createTestClock } from '../../testing/clock';
import { openTestDatabase } from '../../testing/database';
import { createMerchant } from '../../testing/fixtures';
import { HOUR, MINUTE } from '../clock';
import { readConfig } from '../config';
import type { OpenDatabase } from '../db/client';
import { type Limit, RateLimiter } from './rateLimit';
import { rateLimits } from './tables';

let opened: OpenDatabase;
const clock = createTestClock();
beforeAll(async () => {
  opened = await openTestDatabase();
  await createMerchant(opened.db);
});
afterAll(() => opened.close());
beforeEach(() => opened.db.delete(rateLimits));

const startProcess = () => buildPlatform({ db: opened.db, config: readConfig({}), clock });

const statusFrom = async (process: FastifyInstance, url: string, address: string) =>
  (await process.inject({ url, headers: { merchant: 'aurora', 'x-forwarded-for': address } })).statusCode;

const CAPTCHA = '/wps/captcha';
const CAPTCHAS = 60;

describe('processes on one database', () => {
  let processes: FastifyInstance[];
  beforeAll(async () => {
    processes = [await startProcess(), await startProcess()];
  });
  afterAll(() => Promise.all(processes.map((process) => process.close())));

  const statuses = (calls: number, addressOf: (call: number) => string) =>
    Promise.all(
      Array.from({ length: calls }, (_, call) => {
        const process = processes[call % 2];
        if (!process) throw new Error('there are two');
        return statusFrom(process, CAPTCHA, addressOf(call));
      }),
    );
  const passed = (all: readonly number[]) => all.filter((status) => status === 200).length;

  it('let no more calls through together than one alone', async () => {
    expect(passed(await statuses(2 * CAPTCHAS, () => '192.0.2.1'))).toBe(CAPTCHAS);
  });

  it('count a /64 of IPv6 as one caller, and the next one as another', async () => {
    const inOneNetwork = (call: number) => `2001:db8:1:2:${(call * 257).toString(16)}::${call + 1}`;
    expect(passed(await statuses(2 * CAPTCHAS, inOneNetwork))).toBe(CAPTCHAS);
    expect(passed(await statuses(1, () => '2001:db8:1:3::1'))).toBe(1);
  });

  it('still refuse after a restart', async () => {
    await statuses(CAPTCHAS, () => '192.0.2.2');
    const restarted = await startProcess();
    expect(await statusFrom(restarted, CAPTCHA, '192.0.2.2')).toBe(429);
    await restarted.close();
  });
});

it('counts whatever an address asks for, save whether the platform is well', async () => {
  const process = await startProcess();
  const general = { name: 'address', calls: 1_200, windowMs: MINUTE };
  const files = { name: 'files', calls: 12_000, windowMs: MINUTE };
  const docs = { name: 'docs', calls: 120, windowMs: MINUTE };
  let lastByte = 10;
  for (const [limit, urls] of [
    [general, ['/wps/system/status', '/nothing/here', '/sandbox/mailbox.json', '/docs/yaml']],
    [files, ['/cdn/avatars/anybody.svg', '/sandbox/common/base.css']],
    [docs, ['/docs/json']],
  ] as const)
    for (const url of urls) {
      lastByte += 1;
      const address = `192.0.2.${lastByte}`;
      expect([url, await statusFrom(process, url, address)]).not.toEqual([url, 429]);
      await process.platform.limiter.count(limit, address, limit.calls - 1);
      expect([url, await statusFrom(process, url, address)]).toEqual([url, 429]);
    }
  await process.platform.limiter.count(general, '192.0.2.9', general.calls);
  expect(await statusFrom(process, '/health/ready', '192.0.2.9')).toBe(200);
  await process.close();
});

describe('the limiter', () => {
  const small: Limit = { name: 'small', calls: 2, windowMs: HOUR };
  const large: Limit = { name: 'large', calls: 120, windowMs: MINUTE };
  const newLimiter = (remembers?: number) => new RateLimiter(opened.db, clock, remembers);
  const countedOf = async (limit: Limit, caller: string) =>
    (await opened.db.select().from(rateLimits)).find(({ key }) => key === `${limit.name} ${caller}`)?.calls;

  it('takes a large limit from the database in batches, and never more than all of it', async () => {
    const limiters = [newLimiter(), newLimiter(), newLimiter()];
    const waits = await Promise.all(
      Array.from({ length: 300 }, (_, call) => limiters[call % 3]?.count(large, 'carrier')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(120);
    await newLimiter().count(large, 'one');
    expect(await countedOf(large, 'one')).toBe(2);
  });

  it('shares a batch among calls that come together', async () => {
    const limiter = newLimiter();
    await Promise.all(Array.from({ length: 10 }, () => limiter.count(large, 'page')));
    expect(await countedOf(large, 'page')).toBe(10);
  });

  it('says how long to wait, and counts anew after it', async () => {
    const limiter = newLimiter();
    for (let call = 0; call < 2; call += 1) expect(await limiter.count(small, 'a')).toBe(0);
    clock.advance(20 * MINUTE);
    expect(await limiter.count(small, 'a')).toBe(40 * MINUTE);
    expect(await limiter.count(small, 'b')).toBe(0);
    clock.advance(40 * MINUTE);
    expect(await limiter.count(small, 'a')).toBe(0);
  });

  it('asks the database nothing about a caller who is known to be over the limit', async () => {
    const limiter = newLimiter();
    for (let call = 0; call < 10; call += 1) await limiter.count(small, 'flood');
    expect(await countedOf(small, 'flood')).toBe(2);
  });

  it('remembers a bounded number of callers, and refuses those it has forgotten all the same', async () => {
    const limiter = newLimiter(1);
    for (const caller of ['first', 'second']) await limiter.count(small, caller, 2);
    expect(await limiter.count(small, 'second')).toBeGreaterThan(0);
    expect(await countedOf(small, 'second')).toBe(2);
    expect(await limiter.count(small, 'first')).toBeGreaterThan(0);
    expect(await countedOf(small, 'first')).toBe(3);
  });

  it('is never exceeded, and loses nobody a call, by processes whose clocks are a moment apart', async () => {
    const [ahead, behind] = [newLimiter(), new RateLimiter(opened.db, () => clock() - 300)];
    const waits = [];
    for (const limiter of [ahead, behind, ahead, behind]) waits.push(await limiter.count(small, 'moment'));
    expect(waits.map((wait) => wait === 0)).toEqual([true, true, false, false]);
    // Of a counter that is remembered as well.
    const large = { ...small, calls: 120 };
    for (const limiter of [ahead, behind, behind]) await limiter.count(large, 'moments');
    expect(await countedOf(large, 'moments')).toBe(4);
  });

  it('keeps nobody out for longer when the clock is put back', async () => {
    const limiter = newLimiter();
    await limiter.count(small, 'early', 2);
    clock.advance(-2 * HOUR);
    expect(await limiter.count(small, 'early')).toBe(0);
    expect(await newLimiter().count(small, 'early')).toBe(0);
    clock.advance(2 * HOUR);
  });
});
