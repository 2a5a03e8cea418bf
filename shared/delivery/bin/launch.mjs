import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const COMMANDS = ['start', 'test', 'dev', 'bench', 'site'];
/** What a shell answers for a process that a signal ended. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/**
 * Installs what is missing, then runs `src/commands/<command>.ts` in a child with the same terminal,
 * signals and exit code.
 *
 * @param {string | undefined} command
 * @param {string[]} args
 */
export async function launch(command, args) {
  const file = path.join(here, '../src/commands', `${command}.ts`);
  if (!COMMANDS.includes(command) || !existsSync(file)) {
    process.stderr.write(`No command "${command}": use one of ${COMMANDS.join(', ')}.\n`);
    process.exitCode = 1;
    return;
  }
  try {
    await installPackages(root);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  runTypeScript(file, args);
}

/** @param {string} file @param {string[]} args */
function runTypeScript(file, args) {
  const tsx = createRequire(path.join(here, '../package.json')).resolve('tsx');
  const child = spawn(process.execPath, ['--import', pathToFileURL(tsx).href, file, ...args], {
    stdio: 'inherit',
  });
  const forward = (signal) => {
    // Ctrl-C reaches the whole group by itself; a second copy would read as an impatient user.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of Object.keys(SIGNAL_EXIT_CODES)) process.on(signal, forward);
  child.on('error', (error) => {
    process.stderr.write(`${file} could not be run: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? SIGNAL_EXIT_CODES[signal] ?? 1;
  });
}
