import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start, stop } from '../processes/run';
import { Refusal } from '../refusal';

export interface DevServerOptions {
  /** The workspace's folder. */
  readonly folder: string;
  /** webpack's configuration, relative to the folder. */
  readonly config: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface RunningDevServer {
  /** Settles when the server ends, with the reason in one line. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Serves a workspace from source. What the compiler says goes to the terminal: a developer wants to read it.
 *
 * @throws Refusal when the workspace has nothing to serve.
 */
export function startDevServer({ folder, config, env }: DevServerOptions): RunningDevServer {
  const configFile = path.join(folder, config);
  if (!existsSync(configFile))
    throw new Refusal(`${path.basename(folder)} has no ${config}: there is nothing to serve.`);
  const webpack = createRequire(path.join(folder, 'package.json')).resolve('webpack/bin/webpack.js');
  const child = start(process.execPath, [webpack, 'serve', '--config', config], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code) => resolve(`the development server ended with code ${code}`));
    child.once('error', (error) => resolve(`the development server could not be run: ${error.message}`));
  });
  return { ended, stop: () => stop(child) };
}

const RETRY_MS = 100;

/** Waits until a server answers anything at all: the first compilation is done then, well or not. */
export async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    // A server that does not listen yet refuses at once.
    if (answer) return;
    await wait(RETRY_MS);
  }
}
