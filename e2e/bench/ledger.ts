import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * What a spin, the gate that it passes, a balance and a page of transactions cost for a player with 100 entries and with
 * a million, on PGlite and on Postgres. The platform's own program measures: there is no call between it and its ledger.
 */

const platform = path.join(import.meta.dirname, '../../platform');

/** Measures, and passes on what the program prints. */
export async function measureLedger(): Promise<string> {
  const tsx = pathToFileURL(createRequire(path.join(platform, 'package.json')).resolve('tsx')).href;
  const program = spawn(process.execPath, ['--import', tsx, 'src/testing/printLedgerTimes.ts'], {
    cwd: platform,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error('The ledger could not be measured');
  return printed;
}
