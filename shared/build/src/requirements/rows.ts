/*
 * `npm run rows`: each requirement with the tests that prove it, and which have none yet.
 * `npm run rows -- HS SH-016`: those of some prefixes or rows alone. `--open`: those without a test.
 */
import path from 'node:path';
import { taggedTests } from './citations';
import { readRequirements } from './requirements';

const ROOT = path.join(import.meta.dirname, '../../../..');
const asked = process.argv.slice(2);
const onlyOpen = asked.includes('--open');
const prefixes = asked.filter((argument) => !argument.startsWith('--'));

const tests = taggedTests(ROOT);
const rows = [...readRequirements(ROOT).values()].filter(
  ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
);
const open = rows.filter(({ id }) => !tests.has(id));

const say = (text: string) => process.stdout.write(`${text}\n`);
for (const { id, text } of onlyOpen ? open : rows) {
  say(`${id} ${text}`);
  for (const test of tests.get(id) ?? ['open: no test proves it']) say(`       ${test}`);
}
say(`\n${rows.length} rows, ${open.length} open`);
