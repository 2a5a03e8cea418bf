import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, thisMachine } from '../checks/browser';
import { progressOn } from '../processes/progress';
import { start } from '../processes/run';
import { typeScriptArguments } from '../processes/typescript';
import { Refusal } from '../refusal';
import { PROJECT_ROOT } from '../workspace/workspace';
import { runCommand } from './runCommand';

const progress = progressOn(process.stderr);

/** The measurements themselves are e2e's; this finds their browser and runs them in the terminal. */
async function bench(): Promise<number> {
  const main = path.join(PROJECT_ROOT, 'e2e/bench/main.ts');
  if (!existsSync(main)) throw new Refusal('There is nothing to measure with: e2e/bench/main.ts is missing.');
  const browser = await ensureBrowser(thisMachine(PROJECT_ROOT), progress);
  const run = typeScriptArguments(path.join(PROJECT_ROOT, 'shared/delivery'), main);
  const child = start(process.execPath, [...run, ...process.argv.slice(2)], {
    cwd: path.join(PROJECT_ROOT, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: browser },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', reject);
  });
}

await runCommand(bench);
