import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** How a program that ran to its end ended. */
export interface Outcome {
  readonly ok: boolean;
  /** What it wrote, both streams as they came. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Lets everything else of this machine go first. */
  readonly calm?: boolean;
}

/** Runs a program to its end and keeps what it writes. It never throws: a program that cannot run is not ok. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, calm }: RunOptions,
): Promise<Outcome> {
  const child = start(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (calm && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) =>
      resolve({ ok: false, output: `${command} could not be run: ${error.message}` }),
    );
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Starts a program that `stopAll` ends. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** What a program gets to end by itself before it is ended. */
const GRACE_MS = 5_000;

/** Ends a program and waits until it is gone. */
export function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(impatience);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Ends every program that was started and still runs. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Ends every program at once, without waiting for anything. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
