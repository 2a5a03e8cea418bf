import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deployForeignRemotes, releaseForeignRemotes } from './foreignRemotes.mjs';
import { HEALTH_MINUTE_MS } from './healthMinute.mjs';
import { FIREBASE_EMULATOR, makeMerchants } from './merchants.mjs';
import { makePolicy } from './policy.mjs';
import { copyPreparedData, prepareData } from './preparedData.mjs';
import { ROOT, SITE_COMMAND } from './siteCommand.mjs';

/*
 * Starts the site under test with fresh data: what an earlier run has played, favoured or read must not
 * decide this one. Its releases stay, so that nothing is built again that has not changed. A third merchant
 * joins in, with remotes that other bundlers have built.
 */

const READY = /^Site ready\b/m;

const siteData = path.resolve(ROOT, process.env.SITE_DATA ?? '.site/e2e');
process.env.SITE_DATA = siteData;
process.env.SITE_MERCHANTS = makeMerchants(siteData);
await makePolicy(siteData);
// The platform takes the emulator's tokens, for pearl alone.
process.env.FIREBASE_AUTH_EMULATOR_HOST = FIREBASE_EMULATOR;
// It sends notifications to the push service that a test is.
process.env.PUSH_LOOPBACK = 'on';
// A site that runs there keeps its database, and this one is told that it is there.
const [foreign] = await Promise.all([releaseForeignRemotes(siteData), isRunning() || prepareData(siteData)]);
if (!isRunning()) {
  rmSync(path.join(siteData, 'data'), { recursive: true, force: true });
  copyPreparedData(siteData, siteData);
}

// What the site and its platform write while they are tested is searched for secrets (security/secrets.spec.ts):
// the more the better.
process.env.LOG_LEVEL ??= 'info';
// A call that takes longer than a third of a minute may count nowhere.
process.env.HEALTH_MINUTE_MS ??= String(HEALTH_MINUTE_MS);
// All tests are one address to the platform, and make more calls a minute than one player may on a fast machine.
// The platform's own tests prove the limits (core/http/limits.test.ts).
process.env.RATE_LIMIT_FACTOR ??= '20';
const log = createWriteStream(path.join(siteData, 'site.log'));

const site = spawn(process.execPath, [SITE_COMMAND, 'start'], {
  cwd: ROOT,
  stdio: ['inherit', 'pipe', 'pipe'],
});
site.stderr.pipe(process.stderr, { end: false });
site.stderr.pipe(log);
site.stdout.pipe(log);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 1));

let output = '';
site.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  if (READY.test(output)) return;
  output += text;
  if (!READY.test(output)) return;
  deployForeignRemotes(foreign).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    site.kill('SIGTERM');
  });
});

function isRunning() {
  try {
    return process.kill(Number(readFileSync(path.join(siteData, 'running.lock'), 'utf8')), 0);
  } catch {
    return false;
  }
}
