import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandFolder } from '../testing/commandFolder';

const ROOT = path.resolve(__dirname, '../../../..');
const COMMAND = path.join(ROOT, 'shared/delivery/src/commands/site.ts');

/** A second is the aim, at rest; of the processor's time this is half as much again as it takes, in ms. */
const MOST_MS = 1_500;
/** Of a busy machine a run may be long; of several the shortest is what it takes. */
const RUNS = 3;

/** At the end of the process, what it had of the processor, in µs. */
const TELL_TIME = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('CPU ' + JSON.stringify(process.cpuUsage())))",
)}`;

/** Runs the command in a process of its own, as a team does: what it loads is most of its time. */
async function timeOf(folder: string, ...args: string[]): Promise<number> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', require.resolve('tsx'), '--import', TELL_TIME, COMMAND, ...args],
    { env: { PATH: process.env.PATH, SITE_DATA: folder } },
  );
  expect(stdout).toContain('Live for aurora: ');
  const { user, system } = JSON.parse(stderr.slice(stderr.indexOf('CPU ') + 4));
  return (user + system) / 1_000;
}

it('deploys in about a second, starting included', async () => {
  const { folder } = await commandFolder();
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && shortest > MOST_MS; run += 1) {
    const release = run % 2 === 0 ? '1.1.0' : '1.0.0';
    const time = await timeOf(folder, 'deploy', `mfe-games@${release}`, '--merchant', 'aurora');
    shortest = Math.min(shortest, time);
  }
  expect(shortest).toBeLessThan(MOST_MS);
  await rm(folder, { recursive: true, force: true });
});
