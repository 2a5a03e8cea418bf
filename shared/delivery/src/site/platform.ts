import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Merchant } from '@site/contracts/federation/merchant';
import { start, stop } from '../processes/run';
import { typeScriptArguments } from '../processes/typescript';
import { Refusal } from '../refusal';
import type { DataFolder } from '../workspace/dataFolder';

const READY = /^platform ready\b/m;
/** The first start fills the database. */
const READY_LIMIT_MS = 120_000;

export interface RunningPlatform {
  /** Settles when the platform ends, with the reason in one line. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  /** The project's folder. */
  readonly root: string;
  readonly data: DataFolder;
  readonly port: number;
  /** What deployments are told to it by. */
  readonly releaseSecret: string;
  /** What it is asked for figures of releases by. */
  readonly healthToken: string;
  /** Whose players it serves: those that it does not know yet get a demonstration of their own. */
  readonly merchants: readonly Merchant[];
}

/**
 * Starts the platform as a process of its own and waits until it answers.
 *
 * @throws Refusal with the platform's own line when it cannot start: a port in use, no database.
 */
export async function startPlatform({
  root,
  data,
  port,
  releaseSecret,
  healthToken,
  merchants,
}: PlatformOptions): Promise<RunningPlatform> {
  const folder = path.join(root, 'platform');
  const main = path.join(folder, 'src/main.ts');
  if (!existsSync(main))
    throw new Refusal(`There is no platform to start: ${path.relative(root, main)} is missing.`);
  const child = start(process.execPath, typeScriptArguments(folder, main), {
    cwd: folder,
    env: { ...process.env, ...platformEnvironment({ data, port, releaseSecret, healthToken, merchants }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C is for the site, which ends its platform in good order.
    detached: process.platform !== 'win32',
  });

  const log = createWriteStream(data.platformLog);
  let complaint = '';
  const readyLine = new Promise<void>((resolve) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      log.write(chunk);
      text = (text + chunk).slice(-4096);
      if (READY.test(text)) resolve();
    });
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    log.write(chunk);
    complaint += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code) => {
      log.end();
      // One line is meant for people; anything longer is a fault of the platform, for its log.
      const words = complaint.trim();
      const isForPeople = words !== '' && !words.includes('\n');
      resolve(isForPeople ? words : `The platform ended with code ${code}: see ${data.platformLog}.`);
    });
    child.once('error', (error) => resolve(`The platform could not be run: ${error.message}`));
  });

  let impatience: NodeJS.Timeout | undefined;
  const refusal = await Promise.race([
    readyLine.then(() => undefined),
    ended.then((words) => new Refusal(words)),
    new Promise<Refusal>((resolve) => {
      impatience = setTimeout(
        () =>
          resolve(
            new Refusal(
              `The platform did not answer within ${READY_LIMIT_MS / 1000} s: see ${data.platformLog}.`,
            ),
          ),
        READY_LIMIT_MS,
      );
    }),
  ]);
  clearTimeout(impatience);
  if (refusal) {
    await stop(child);
    throw refusal;
  }
  return { ended, stop: () => stop(child) };
}

/** What the platform is told: of a white label, only what it needs to serve its players. */
export function platformEnvironment({
  data,
  port,
  releaseSecret,
  healthToken,
  merchants,
}: Omit<PlatformOptions, 'root'>): Record<string, string> {
  const told = merchants.map(({ code, name, hosts, timeZone, defaultLanguage, firebase }) => ({
    code,
    name,
    hosts,
    timeZone,
    defaultLanguage,
    ...(firebase && { firebaseProject: firebase.projectId }),
  }));
  return {
    PLATFORM_PORT: String(port),
    DATA_DIR: data.database,
    RELEASE_SECRET: releaseSecret,
    HEALTH_TOKEN: healthToken,
    PLATFORM_MERCHANTS: JSON.stringify(told),
  };
}
