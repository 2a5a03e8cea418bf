import { spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './siteCommand.mjs';

/*
 * The platform's data as the demonstration begins with them: made once for a run, and copied for each site of
 * the tests. To fill a database takes longer than to start all the rest of a site.
 */

const PLATFORM = path.join(ROOT, 'platform');
const READY = /^platform ready\b/m;

/** @param {string} siteData Folder of the site under test. */
const preparedIn = (siteData) => path.join(siteData, 'prepared');

/** Fills a database anew, by starting the platform on it and stopping it. @param {string} siteData */
export async function prepareData(siteData) {
  const folder = preparedIn(siteData);
  rmSync(folder, { recursive: true, force: true });
  const platform = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: PLATFORM,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PLATFORM_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  platform.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (READY.test(output)) platform.kill('SIGTERM');
  });
  const code = await new Promise((resolve) => platform.once('close', resolve));
  if (code !== 0) throw new Error(`The platform could not fill a database: it ended with ${code}`);
}

/**
 * Gives a site the data that were prepared.
 *
 * @param {string} siteData Folder of the site under test.
 * @param {string} ownData Folder of the site that gets them.
 */
export function copyPreparedData(siteData, ownData) {
  // A site that somebody else has started for the tests has prepared nothing.
  if (!existsSync(preparedIn(siteData))) return;
  cpSync(preparedIn(siteData), path.join(ownData, 'data'), { recursive: true });
}
