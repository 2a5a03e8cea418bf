import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, platform, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/*
 * The Firebase Auth emulator: Google's own program, in the place of Google's servers. It weighs 240 MB with its
 * packages, so it is no package of the workspace: the first test that needs it installs it beside npm's cache.
 */

const VERSION = '15.34.2';
/** The registry and the disk may be slow; once only. */
const INSTALL_LIMIT_MS = 300_000;
/** It compiles the checks of all its calls first: 13 s of processor time, which a busy slow machine spreads over a minute. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 250;
const LOOPBACK = '127.0.0.1';

/** What the first start may take, for the test's own limit. */
export const EMULATOR_LIMIT_MS = INSTALL_LIMIT_MS + START_LIMIT_MS;

export interface FirebaseEmulator {
  /** `http://127.0.0.1:8689` */
  readonly origin: string;
  stop(): Promise<void>;
}

function cacheFolder(): string {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (platform() === 'darwin') return path.join(homedir(), 'Library/Caches');
  if (platform() === 'win32' && process.env.LOCALAPPDATA) return process.env.LOCALAPPDATA;
  return path.join(homedir(), '.cache');
}

/** The emulator's program; installs it when this machine does not have it yet. */
async function program(): Promise<string> {
  const folder = path.join(cacheFolder(), `composed-games-site/firebase-tools-${VERSION}`);
  const file = (root: string) => path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  if (existsSync(file(folder))) return file(folder);
  // Whole or not at all: what was broken off must not look installed.
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await writeFile(path.join(fresh, 'package.json'), JSON.stringify({ private: true }));
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = ['install', '--prefix=.', ...quietly, `firebase-tools@${VERSION}`];
  await promisify(execFile)('npm', install, {
    cwd: fresh,
    timeout: INSTALL_LIMIT_MS,
    shell: platform() === 'win32',
  }).catch((error: Error) => {
    throw new Error(
      `firebase-tools ${VERSION} could not be installed (${error.message}): these tests need the npm registry once.`,
    );
  });
  // Somebody else may have been as fast.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return file(folder);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the emulator on this machine alone, and waits until it answers.
 *
 * @throws Error in words when it cannot be installed or does not start.
 */
export async function startFirebaseEmulator(project: string, port: number): Promise<FirebaseEmulator> {
  const firebase = await program();
  const folder = await mkdtemp(path.join(tmpdir(), 'firebase-'));
  const emulators = {
    auth: { host: LOOPBACK, port },
    hub: { host: LOOPBACK, port: await freePort() },
    logging: { host: LOOPBACK, port: await freePort() },
    ui: { enabled: false },
  };
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [firebase, 'emulators:start', '--only', 'auth', '--project', project],
    {
      cwd: folder,
      // Its own settings and logs are not for this person's home.
      env: { ...process.env, XDG_CONFIG_HOME: folder, CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_096);
    });
  const origin = `http://${LOOPBACK}:${port}`;
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answering(origin, child);
  } catch (error) {
    await stop();
    throw new Error(`The Firebase emulator did not start: ${String(error)}\n${output}`);
  }
  return { origin, stop };
}

async function answering(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(child.exitCode === null ? 'it does not answer' : `it ended with code ${child.exitCode}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(hurry);
}
