import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const platform = path.join(import.meta.dirname, '../../platform');

/** Runs one of the platform's own programs that measure, and passes on what it prints. */
export async function measureByPlatform(file: `src/testing/print${string}.ts`): Promise<string> {
  const tsx = pathToFileURL(createRequire(path.join(platform, 'package.json')).resolve('tsx')).href;
  const program = spawn(process.execPath, ['--import', tsx, file], {
    cwd: platform,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`${file} could not measure`);
  return printed;
}
