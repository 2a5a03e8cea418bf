import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_COMMANDS } from '../../../contractCommands';
import { createTeamTest, type TeamTest } from '../rebates/testing';
import { contracts } from './tables';

let test: TeamTest;
let folder: string;
beforeAll(async () => {
  test = await createTeamTest();
  await test.join('boss', undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

const run = (command: 'contract list' | 'contract offer', ...args: string[]) =>
  CONTRACT_COMMANDS[command]?.(test.db, ['--merchant', 'aurora', ...args]);

async function offer(written: unknown, ...args: string[]): Promise<string | undefined> {
  const file = path.join(folder, 'terms.json');
  await writeFile(file, typeof written === 'string' ? written : JSON.stringify(written));
  return run('contract offer', '--username', 'boss', '--kind', 'DAILY', '--file', file, ...args);
}

const STEP = { turnover: '2000.00', activeMembers: 10, rate: '0.30' };

it('offers the terms of a file, and lists what was offered', async () => {
  expect(await run('contract list')).toBe('aurora has no contract with an agent');
  expect(await offer([STEP])).toMatch(/^contract \S+ waits for boss of aurora$/);
  expect(await run('contract list')).toMatch(/^\S+ boss DAILY PENDING /);
  expect(await test.db.select({ terms: contracts.terms }).from(contracts)).toEqual([{ terms: [STEP] }]);
});

it.each<[string, unknown, RegExp]>([
  ['pays nothing', [{ ...STEP, rate: '0.00' }], /^step 1 is no step: a rate is above 0\.00/],
  [
    'pays nothing from a step on',
    [STEP, { ...STEP, turnover: '3000.00', rate: '0.00' }],
    /^step 2 is no step/,
  ],
  ['takes', [{ ...STEP, rate: '-0.30' }], /^0\.rate: write \[/],
  ['has a rate of three decimals', [{ ...STEP, rate: '0.305' }], /^0\.rate: write \[/],
  ['asks for less than nothing', [{ ...STEP, turnover: '-1.00' }], /^step 1 is no step/],
  ['has no step', [], /^the file: write \[/],
  ['is no JSON', 'rate=0', /^the file is no JSON$/],
])('does not offer what %s', async (_what, terms, reason) => {
  const before = await test.db.select().from(contracts);
  await expect(offer(terms)).rejects.toThrow(reason);
  expect(await test.db.select().from(contracts)).toEqual(before);
});

it('offers from a turnover of nothing on', async () => {
  await expect(offer([{ ...STEP, turnover: '0.00', activeMembers: 0 }])).resolves.toMatch(/waits for boss/);
});
