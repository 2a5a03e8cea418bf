import path from 'node:path';
import { ensureBrowser, thisMachine } from '../checks/browser';
import { endToEndEnvironment } from '../checks/endToEndCheck';
import { freePorts, freeSitePorts } from '../processes/ports';
import { progressOn } from '../processes/progress';
import { start } from '../processes/run';
import { typeScriptArguments } from '../processes/typescript';
import { Refusal } from '../refusal';
import { type RunningSite, startSite } from '../site/site';
import { dataFolder } from '../workspace/dataFolder';
import { merchantsFolder } from '../workspace/localContext';
import { PROJECT_ROOT } from '../workspace/workspace';
import { runCommand } from './runCommand';

const DATA = '.site/bench';

/** What is measured: by the word after the command, a program of e2e. */
const PARTS: Readonly<Record<string, string>> = {
  '': 'bench/bench.ts',
  peers: 'bench/peers/peers.ts',
  growth: 'bench/growth.ts',
  scale: 'bench/scale.ts',
  guarded: 'bench/guarded.ts',
};

let site: RunningSite | undefined;

/** Starts a site of the present sources, on ports of its own, and lets e2e measure it. */
async function bench(): Promise<number> {
  const program = programOf(process.argv.slice(2));
  const progress = progressOn(process.stderr);
  const browser = await ensureBrowser(thisMachine(PROJECT_ROOT), progress);
  const ports = await freeSitePorts();
  const [benchPort] = await freePorts(1);
  site = await startSite({
    root: PROJECT_ROOT,
    data: dataFolder(PROJECT_ROOT, { SITE_DATA: DATA }),
    merchants: merchantsFolder(PROJECT_ROOT, process.env),
    ports,
    progress,
  });
  try {
    return await measure(program, {
      ...endToEndEnvironment({ any: browser }, ports),
      BENCH_PORT: String(benchPort),
      SITE_DATA: DATA,
    });
  } finally {
    await site.stop();
  }
}

function programOf(words: readonly string[]): string {
  const part = words.join(' ');
  const program = PARTS[part];
  if (program === undefined)
    throw new Refusal(
      `There is no bench "${part}": use none for all of it, or one of ${Object.keys(PARTS).filter(Boolean).join(', ')}.`,
    );
  return program;
}

function measure(program: string, environment: Readonly<Record<string, string>>): Promise<number> {
  const folder = path.join(PROJECT_ROOT, 'e2e');
  const run = typeScriptArguments(path.join(PROJECT_ROOT, 'shared/delivery'), path.join(folder, program));
  const child = start(process.execPath, run, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', reject);
  });
}

await runCommand(bench, async () => site?.stop());
