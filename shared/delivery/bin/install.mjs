import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MARKER = 'node_modules/.installed';
const SHOWN_LINES_OF_A_FAILURE = 20;
const TICK_MS = 1000;

/**
 * Installs the packages when lockfile or manifests changed since the last time. The package manager comes
 * through npx at the version that package.json pins, so that Node and npm are all a machine needs.
 *
 * @param {string} root The project's folder.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [screen] Where a person reads how it goes.
 * @throws {Error} With one line and the end of the installer's words.
 */
export async function installPackages(root, screen = process.stdout) {
  const wanted = fingerprint(root);
  const marker = path.join(root, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;

  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // npx takes a version, not the hash that corepack wants behind the plus.
  const installer = packageManager.split('+')[0];
  const install = ['--yes', installer, 'install', '--frozen-lockfile', '--prefer-offline'];
  await runQuietly('Installing packages', 'npx', install, root, screen);
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}

/**
 * The state that an installation belongs to: the lockfile and every manifest, by content.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root)]) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root @returns {string[]} */
function manifests(root) {
  return ['.', 'shared']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter(
          (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
        )
        .map((entry) => path.posix.join(folder, entry.name, 'package.json')),
    )
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/**
 * @param {string} title @param {string} command @param {string[]} args @param {string} cwd
 * @param {{ isTTY?: boolean, write(text: string): unknown }} screen
 */
function runQuietly(title, command, args, cwd, screen) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const show = screen.isTTY ? (text) => screen.write(`\r\x1b[2K${text}`) : () => {};
  const ticking = setInterval(() => show(`${title} … ${seconds()} s`), TICK_MS);
  if (!screen.isTTY) screen.write(`${title} …\n`);

  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const finish = (settle) => {
      clearInterval(ticking);
      show('');
      settle();
    };
    child.on('error', (error) =>
      finish(() => reject(new Error(`${title} failed: ${command} could not be run (${error.message}).`))),
    );
    child.on('close', (code) =>
      finish(() => {
        if (code === 0) {
          screen.write(`${title}: done in ${seconds()} s\n`);
          resolve();
          return;
        }
        const tail = output.trim().split('\n').slice(-SHOWN_LINES_OF_A_FAILURE).join('\n');
        reject(new Error(`${tail}\n${title} failed: check the network and the registry, then try again.`));
      }),
    );
  });
}
