import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.join(import.meta.dirname, '../..');

/** Runs each command of the root's package.json. */
export const SITE_COMMAND = 'shared/delivery/bin/run.mjs';

/**
 * Runs `npm run site -- …`, as a release team does.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [settings] Of its environment, beside what this process has.
 * @returns {Promise<string>} What it wrote. It throws what a refused command wrote.
 */
export async function runSite(args, settings) {
  const { stdout } = await promisify(execFile)(process.execPath, [SITE_COMMAND, 'site', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  }).catch((error) => {
    throw new Error(`site ${args.join(' ')}: ${error.stderr || error.message}`);
  });
  return stdout;
}
