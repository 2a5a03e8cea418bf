import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runSite } from './siteCommand.mjs';

/*
 * Remotes that other bundlers build (federation/fixtures/remotes, and shared/delivery's by webpack). The builds take
 * some seconds, so they are made at every start; a release is named by what came out, so it is stored once.
 */

const REMOTES = path.join(ROOT, 'e2e/federation/fixtures/remotes');
const MERCHANT = 'coral';
const HASH_LENGTH = 10;

const vite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

/** @typedef {{ id: string, deploy: readonly string[] }} ForeignRelease */

/** By Vite and by Rspack: a folder of sources each. */
const FOLDERS = [
  { component: 'mfe-coral-club', command: [vite, 'build'], contract: [], deploy: [] },
  {
    component: 'mfe-coral-offers',
    command: ['build.mjs'],
    contract: ['--contract', '^1.0.0'],
    // Whatever fails of it is to be seen, not made up for by what it replaces.
    deploy: ['--as', 'mfe-promotions', '--no-fallback'],
  },
];

/** By webpack: with the federation plugin for it, and with webpack's own container, which writes no manifest. */
const BY_WEBPACK = [
  { component: 'mfe-coral-reef', kind: 'modules', says: {} },
  {
    component: 'mfe-coral-tide',
    kind: 'container',
    says: {
      container: { entry: 'remoteEntry.js', type: 'module', exposes: ['./ClubPage'] },
      shared: { react: '^19.0.0' },
    },
  },
];
const WEBPACK = path.join(ROOT, 'shared/delivery/src/testing/webpackRemote.mjs');

/**
 * Builds the remotes and stores a release of each.
 *
 * @param {string} siteData
 * @returns {Promise<ForeignRelease[]>}
 */
export async function releaseForeignRemotes(siteData) {
  const built = path.join(siteData, 'foreign');
  const releases = await Promise.all([
    ...FOLDERS.map(async ({ component, command, contract, deploy }) => {
      const folder = path.join(built, component);
      await node(command, {
        cwd: path.join(REMOTES, component),
        env: { ...process.env, OUT: folder, NODE_ENV: 'production' },
      });
      return { id: await release(component, folder, contract), deploy };
    }),
    releaseByWebpack(path.join(built, 'webpack')),
  ]);
  return releases.flat();
}

/** @param {string} built @returns {Promise<ForeignRelease[]>} */
async function releaseByWebpack(built) {
  const named = BY_WEBPACK.map(({ component, kind }) => `${kind}=${component.replaceAll('-', '_')}`);
  await node([WEBPACK, built, ...named]);
  return Promise.all(
    BY_WEBPACK.map(async ({ component, kind, says }) => {
      const folder = path.join(built, kind);
      const title = { en: component, th: component };
      const route = { path: `/m/${component}`, expose: './ClubPage', header: 'back', footer: false };
      const additions = { contract: '^1.0.0', routes: [{ ...route, title, back: 'step' }], ...says };
      writeFileSync(path.join(folder, 'site.remote.json'), JSON.stringify(additions));
      return { id: await release(component, folder, []), deploy: [] };
    }),
  );
}

/** @param {readonly string[]} command @param {import('node:child_process').ExecFileOptions} [options] */
const node = (command, options) => promisify(execFile)(process.execPath, command, options);

/** Stores what was built. @param {string} component @param {string} folder @param {readonly string[]} options */
async function release(component, folder, options) {
  const version = `1.0.0-src${hashOf(folder)}`;
  await runSite(['release', component, '--from', folder, '--as', version, ...options]);
  return `${component}@${version}`;
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
