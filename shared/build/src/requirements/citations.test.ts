import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { citationFaults, taggedTests } from './citations';
import { readRequirements } from './requirements';

/* IDs and documents are put together here: the check reads this file too. */
const DOCS = 'docs';
const row = (number: number) => `HS-${String(number).padStart(3, '0')}`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'requirements-'));
  write(
    `${DOCS}/requirements/host-shell.md`,
    `| Row | Requirement |\n|---|---|\n| ${row(1)} | Home is shown. |\n`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

it('reads a row with its text and its document', () => {
  expect([...readRequirements(root).values()]).toEqual([
    { id: row(1), text: 'Home is shown.', document: 'host-shell.md' },
  ]);
});

it('refuses two rows of one ID', () => {
  write(`${DOCS}/requirements/other.md`, `| ${row(1)} | Another home. |\n`);
  expect(() => readRequirements(root)).toThrow(`${row(1)} stands in host-shell.md and in other.md`);
});

it('finds the tests of a row by their tags, in names and among tags', () => {
  write('host-shell/src/home.test.tsx', `\nit('shows home @${row(1)}', () => {});\n`);
  write('e2e/home.spec.ts', `test('home', { tag: ['@${row(1)}'] }, () => {});\n`);
  write('host-shell/src/home.tsx', `/** Not a test: @${row(1)}. */\n`);
  expect(Object.fromEntries(taggedTests(root))).toEqual({
    [row(1)]: ['e2e/home.spec.ts:1', 'host-shell/src/home.test.tsx:2'],
  });
});

it('names each tag and citation that leads nowhere, by its line', () => {
  write(`${DOCS}/decisions/0007-seven.md`, '# 7. Seven\n');
  write('a.test.ts', `it('a @${row(2)}', () => {});\n`);
  write('b.ts', `\n/** As ${row(3)} and decision ${12} say, not decision 7; see ${DOCS}/gone.md. */\n`);
  write(`${DOCS}/c.md`, 'See [the one](requirements/host-shell.md) and [the other](gone.md#part).\n');
  expect(citationFaults(root)).toEqual([
    `a.test.ts:1: ${row(2)} is no row of ${DOCS}/requirements`,
    `b.ts:2: ${row(3)} is no row of ${DOCS}/requirements`,
    `b.ts:2: decision ${12} is not in ${DOCS}/decisions`,
    `b.ts:2: there is no ${DOCS}/gone.md`,
    `${DOCS}/c.md:1: there is no ${DOCS}/gone.md`,
  ]);
});

it('leaves alone what is installed, built or made by a run', () => {
  for (const folder of ['node_modules', 'dist', '.site', 'e2e/results'])
    write(`${folder}/a.ts`, `// ${row(9)}\n`);
  expect(citationFaults(root)).toEqual([]);
});
