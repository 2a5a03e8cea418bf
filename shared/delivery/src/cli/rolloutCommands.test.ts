import { rm } from 'node:fs/promises';
import { HEALTH_TIME_PATH, type HealthMinute } from '@site/contracts/federation/health';
import { commandFolder } from '../testing/commandFolder';
import { healthMinute } from '../testing/figures';
import { serve, type TestServer } from '../testing/http';
import { BAD, GOOD } from '../testing/rollouts';
import { saidBySite } from '../testing/saidBySite';
import { PROJECT_ROOT } from '../workspace/workspace';

const TOKEN = 'figures-for-the-guards-of-this-test';
const MINUTE_MS = 60_000;

let folder: string;
let platform: TestServer;
let rows: HealthMinute[];

beforeEach(async () => {
  rows = [];
  ({ folder } = await commandFolder());
  platform = await serve(({ url, headers }, response) => {
    const closedUntil = new Date(Date.now() + 600 * MINUTE_MS).toISOString();
    const answer = url?.startsWith(HEALTH_TIME_PATH)
      ? { now: new Date().toISOString(), closedUntil }
      : { until: closedUntil, minutes: rows };
    response.writeHead(headers.authorization === `Bearer ${TOKEN}` ? 200 : 403);
    response.end(JSON.stringify(answer));
  });
});

afterEach(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

/** Closed minutes from the next one on, each alike. */
function figures(minutes: number, each: typeof GOOD): void {
  const next = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS);
  rows = Array.from({ length: minutes }, (_, index) => {
    const minute = new Date(next.getTime() + index * MINUTE_MS).toISOString();
    return each.map((one) => ({ ...healthMinute(0, one), minute }));
  }).flat();
}

const site = (...args: string[]) =>
  saidBySite(args, {
    root: PROJECT_ROOT,
    environment: {
      SITE_DATA: folder,
      PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
      HEALTH_TOKEN: TOKEN,
    },
  });
const start = (...args: string[]) =>
  site('rollout', 'start', 'mfe-games@1.1.0', '--merchant', 'aurora', ...args);
const move = (which: string, ...args: string[]) =>
  site('rollout', which, 'mfe-games', '--merchant', 'aurora', ...args);

it('starts, shows, pauses, goes on, and lets a guard decide @FD-056 @FD-061', async () => {
  expect(await start('--by', 'ann')).toBe(
    'Started for aurora by the plan careful: mfe-games 1.0.0 → 1.0.0 99 %, 1.1.0 1 % (deployment 2).\n',
  );
  expect(await move('pause', '--reason', 'lunch')).toBe(
    'Paused for aurora: shares as they were (deployment 3).\n',
  );
  expect(await move('pause')).toBe('It is so already.\n');
  expect(await move('resume')).toBe('Goes on for aurora: shares as they were (deployment 4).\n');
  figures(9, GOOD);
  const status = await site('rollout', 'status', 'mfe-games');
  expect(status).toMatch(
    /^aurora: mfe-games@1\.1\.0 in the place of mfe-games 1\.0\.0, by ann, plan careful \(aurora_/,
  );
  expect(status).toMatch(/step +1 of 3: 1 % since /);
  expect(status).toMatch(/health +9 of 10 minutes, 2700 of 300 loads/);
  expect(status).toMatch(
    /faultRate +0 % of its loads failed, of 1\.0\.0 0 % \(at most 3 %\): 0 % of what would stop it/,
  );
  expect(status).toMatch(
    /inpP75, watched +its INP at p75 is unknown, of 1\.0\.0 unknown \(at most 1\.3 times of it\): 0 % of what would be told/,
  );
  expect(status).toMatch(/guard +none yet/);
  figures(10, GOOD);
  expect(await site('guard', '--once')).toMatch(
    /^Looked at 1\.\naurora: mfe-games 1\.0\.0 99 %.* kept its limits at 1 %\.\n$/,
  );
  // One that has ended keeps no other from looking.
  expect(await site('guard', '--once')).toBe('Looked at 1.\n');
  expect(await site('log', '--limit', '4')).toMatch(/ann +deploy|guard +step/);
  expect(JSON.parse(await site('rollout', 'status', '--json'))).toMatchObject({
    rollouts: [{ rollout: { step: 1 }, deployment: 5 }],
    guard: { guard: expect.any(String) },
  });
});

it('is stopped, with the evidence in the log, and starts again only for a reason @FD-055 @FD-056', async () => {
  await start();
  figures(3, BAD);
  expect(await site('guard', '--once')).toMatch(
    /Looked at 1\.\naurora: mfe-games .* → 1\.0\.0 \(deployment 3\)\. mfe-games@1\.1\.0 broke a limit at 1 %/,
  );
  expect(await site('log')).toMatch(
    /guard +guard +mfe-games .* → 1\.0\.0; mfe-games@1\.1\.0 broke a limit .* evidence \d+ of \d+/,
  );
  await expect(start()).rejects.toThrow(/With --again "reason" it starts once more/);
  expect(await start('--again', 'repaired')).toMatch(/^Started/);
});

it('promotes and aborts for a reason alone @FD-056', async () => {
  await start();
  expect(await move('promote')).toMatch(/required option '--reason <text>'/);
  expect(await move('abort')).toMatch(/required option '--reason <text>'/);
  expect(await move('abort', '--reason', 'not now')).toMatch(
    /^Taken back for aurora: mfe-games .* → 1\.0\.0 /,
  );
  expect(await site('rollout', 'status')).toBe('No rollout runs. Plans: careful.\n');
  await start();
  expect(await move('promote', '--reason', 'the cup final')).toMatch(
    /^Given to everybody for aurora: mfe-games .* → 1\.1\.0 /,
  );
});

it('gives another share by hand, for a reason @FD-073', async () => {
  await start();
  expect(await move('share', '--traffic', '25')).toMatch(/required option '--reason <text>'/);
  await expect(move('share', '--traffic', '0', '--reason', 'ready')).rejects.toThrow('abort it');
  expect(await move('share', '--traffic', '25', '--reason', 'ready', '--by', 'ann')).toBe(
    'Given to 25 % of aurora: mfe-games 1.0.0 99 %, 1.1.0 1 % → 1.0.0 75 %, 1.1.0 25 % (deployment 3).\n',
  );
  expect(await site('log', '--limit', '1')).toMatch(/ann +step +mfe-games .* 25 %; ready/);
});

it('says that there are no figures, where nothing says where they are @FD-053', async () => {
  const options = { root: PROJECT_ROOT, environment: { SITE_DATA: folder } };
  const args = ['rollout', 'start', 'mfe-games@1.1.0', '--merchant', 'aurora'];
  await expect(saidBySite(args, options)).rejects.toMatchObject({ code: 'source.unknown' });
  await expect(saidBySite(['guard', '--once'], options)).rejects.toMatchObject({ code: 'source.unknown' });
  await start();
  expect(await saidBySite(['rollout', 'status'], options)).toMatch(
    /health +unknown: there is no source of figures/,
  );
});
