import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runSite } from './siteCommand.mjs';

/*
 * Remotes that other bundlers build (federation/fixtures/remotes). Both builds take about a second, so they are
 * made at every start; a release is named by what came out, so it is stored once.
 */

const REMOTES = path.join(ROOT, 'e2e/federation/fixtures/remotes');
const MERCHANT = 'coral';
const HASH_LENGTH = 10;

const vite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

const BUILDS = [
  { component: 'mfe-coral-club', command: [vite, 'build'], release: [], deploy: [] },
  {
    component: 'mfe-coral-offers',
    command: ['build.mjs'],
    release: ['--contract', '^1.0.0'],
    // Whatever fails of it is to be seen, not made up for by what it replaces.
    deploy: ['--as', 'mfe-promotions', '--no-fallback'],
  },
];

/** @typedef {{ id: string, deploy: readonly string[] }} ForeignRelease */

/**
 * Builds the remotes and stores a release of each.
 *
 * @param {string} siteData
 * @returns {Promise<ForeignRelease[]>}
 */
export function releaseForeignRemotes(siteData) {
  return Promise.all(
    BUILDS.map(async ({ component, command, release, deploy }) => {
      const folder = path.join(siteData, 'foreign', component);
      await promisify(execFile)(process.execPath, command, {
        cwd: path.join(REMOTES, component),
        env: { ...process.env, OUT: folder, NODE_ENV: 'production' },
      });
      const version = `1.0.0-src${hashOf(folder)}`;
      await runSite(['release', component, '--from', folder, '--as', version, ...release]);
      return { id: `${component}@${version}`, deploy };
    }),
  );
}

/** Puts them live for the merchant of the tests. @param {readonly ForeignRelease[]} releases */
export async function deployForeignRemotes(releases) {
  for (const { id, deploy } of releases) await runSite(['deploy', id, '--merchant', MERCHANT, ...deploy]);
}

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
