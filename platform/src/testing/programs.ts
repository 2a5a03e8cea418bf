import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';

/** By this variable the test files find the folder of the programs that were made ready. */
export const PROGRAMS_FOLDER = 'PLATFORM_TEST_PROGRAMS';

/** What tests start as processes of their own: files of `src`. */
export const PROGRAMS = ['main', 'command', 'testing/playSpins', 'testing/settleOnce'] as const;
export type Program = (typeof PROGRAMS)[number];

const workspace = path.join(import.meta.dirname, '../..');

/** Node's arguments for a program as it is shipped; from the folder of a platform. */
export const shipped = (program: Program): string[] => ['--import', 'tsx', `src/${program}.ts`];

/**
 * Node's arguments for a program as the set-up of the tests has made it ready, which starts in a fifth of the time;
 * as it is shipped where no tests run.
 */
export function madeReady(program: Program): string[] {
  const { [PROGRAMS_FOLDER]: folder } = process.env;
  return folder === undefined ? shipped(program) : [path.join(folder, `${program}.mjs`)];
}

/**
 * Starts a program with nothing of this environment but where programs are found.
 *
 * @param node Node's arguments, the program's among them.
 * @param from The folder of another version of the platform.
 */
export function startProgram(
  node: readonly string[],
  environment: Readonly<Record<string, string>>,
  { stdio = 'pipe', from = workspace }: { stdio?: SpawnOptions['stdio']; from?: string } = {},
): ChildProcess {
  return spawn(process.execPath, node, {
    cwd: from,
    env: { PATH: process.env.PATH, ...environment },
    stdio,
  });
}
