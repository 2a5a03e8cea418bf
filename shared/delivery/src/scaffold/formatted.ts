import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What the project's formatter reads. */
const FORMATTED = /\.(?:tsx?|mjs|json|css)$/;

/**
 * A file as the lint wants it: names of other lengths break lines elsewhere, and sort imports in another order.
 *
 * @param file Path from the project's folder; it need not exist.
 * @throws Error with the formatter's words on a text that it cannot read.
 */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  if (!FORMATTED.test(file)) return text;
  const biome = createRequire(path.join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  const child = spawn(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
  });
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    output += words;
  });
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    complaint += words;
  });
  child.stdin.end(text);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} could not be formatted:\n${complaint}`);
  return output;
}
