import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../workspace/workspace';
import { planNames, readPlan } from './plans';

let policy: string;

beforeAll(async () => {
  policy = await mkdtemp(path.join(tmpdir(), 'plans-'));
  await mkdir(path.join(policy, 'plans'));
  const plan = { steps: [{ traffic: 10, minutes: 5, loads: 50 }], limits: { faultRate: 0.1 }, maxHold: 60 };
  const files = {
    'quick.json': { name: 'quick', ...plan, onPass: 'hold' },
    'renamed.json': { name: 'quick', ...plan, onPass: 'hold' },
    'wrong.json': { name: 'wrong', ...plan, onPass: 'later' },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(policy, 'plans', name), JSON.stringify(content));
  await writeFile(path.join(policy, 'plans', 'broken.json'), '{');
});

afterAll(() => rm(policy, { recursive: true }));

it('reads a plan, and fills in what it leaves out @FD-051', async () => {
  expect(await readPlan(policy, 'quick')).toMatchObject({
    name: 'quick',
    alpha: 0.05,
    stopLoads: 50,
    watch: [],
  });
  expect(await planNames(policy)).toEqual(['broken', 'quick', 'renamed', 'wrong']);
});

it.each([
  ['fast', 'There is no plan "fast" in release-policy/plans: there are broken, quick, renamed, wrong.'],
  ['../quick', 'There is no plan "../quick"'],
  ['wrong', 'wrong.json is wrong at onPass'],
  ['broken', 'broken.json is no JSON.'],
  ['renamed', 'renamed.json says that its name is quick'],
])('refuses the plan %s, and says why @FD-051', async (name, words) => {
  await expect(readPlan(policy, name)).rejects.toThrow(words);
});

it('finds none where there is no folder', async () => {
  await expect(readPlan(undefined, 'quick')).rejects.toThrow('there are none');
  await expect(readPlan(path.join(policy, 'elsewhere'), 'quick')).rejects.toThrow('there are none');
});

it('has plans that can be read in this project @FD-051', async () => {
  const own = path.join(PROJECT_ROOT, 'release-policy');
  const names = await planNames(own);
  expect(names).toContain('careful');
  for (const name of names) expect((await readPlan(own, name)).name).toBe(name);
});
