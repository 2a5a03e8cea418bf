import { AGENT_COMMANDS } from '../../../agentCommands';
import type { Account } from '../../../core/accounts/tables';
import { operatorActions } from '../../../core/operator/tables';
import { currentRatesOf } from './rates';
import { rebateSettingsOf } from './settings';
import { createTeamTest, type TeamTest } from './testing';

let test: TeamTest;
let boss: Account;
beforeAll(async () => {
  test = await createTeamTest();
  boss = await test.join('boss', undefined);
  const lead = await test.join('lead', boss);
  await test.give(boss, { RNG: 100 });
  await test.give(lead, { RNG: 60 });
});
afterAll(() => test.close());

const run = async (command: 'agent rates' | 'agent quotas', ...args: string[]) =>
  AGENT_COMMANDS[command]?.(test.db, ['--merchant', 'aurora', '--by', 'somchai', ...args]);

it('gives an agent at the top its rates, not below what it has given on, and writes down who did it', async () => {
  expect(await run('agent rates', '--username', 'BOSS')).toBe('BOSS of aurora: RNG=1.00');
  expect(await run('agent rates', '--username', 'boss', 'RNG=0.60', 'LIVE=0.45')).toBe(
    'boss of aurora: RNG=0.60 LIVE=0.45',
  );
  await expect(run('agent rates', '--username', 'boss', 'RNG=0.59', 'LIVE=0.10')).rejects.toThrow(
    '0.60% on in RNG',
  );
  expect(await currentRatesOf(test.db, boss.id)).toEqual({ RNG: 60, LIVE: 45 });
  expect(await test.db.select().from(operatorActions)).toMatchObject([
    { by: 'somchai', what: 'agent rates', accountId: boss.id, details: { RNG: '0.60', LIVE: '0.45' } },
  ]);
});

it.each([
  [['--username', 'lead', 'RNG=0.50'], 'has an agent above'],
  [['--username', 'nobody', 'RNG=0.50'], 'no account "nobody"'],
  [['--username', 'boss', 'RNG=0.5'], 'is no rate'],
  [['--username', 'boss', 'TOMBOLA=0.50'], 'is no rate'],
  [['RNG=0.50'], 'agent rates --merchant'],
])('says why %j is not done', async (args, reason) => {
  await expect(run('agent rates', ...args)).rejects.toThrow(reason);
});

it('sets quotas and the number of links, each by itself', async () => {
  await run('agent quotas', '--links', '5');
  expect(await rebateSettingsOf(test.db, 'aurora')).toMatchObject({ quotas: [], links: 5 });
  await run('agent quotas', '1.80=5', '1.70=20');
  expect(await rebateSettingsOf(test.db, 'aurora')).toMatchObject({
    quotas: [
      { rate: 180, total: 5 },
      { rate: 170, total: 20 },
    ],
    links: 5,
  });
  await run('agent quotas', 'none');
  expect((await rebateSettingsOf(test.db, 'aurora')).quotas).toEqual([]);
  await expect(run('agent quotas', '0.00=5')).rejects.toThrow('is no quota');
  await expect(run('agent quotas', '--links', 'many')).rejects.toThrow('no number of links');
  await expect(run('agent quotas')).rejects.toThrow('agent quotas');
});
