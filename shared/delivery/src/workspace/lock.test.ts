import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { tryTake, withLock } from './lock';

/** Higher than any process id that systems give. */
const NO_PROCESS = '999999999-killed';

let folder: string;
let place: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  place = path.join(folder, 'work');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As a process leaves it that is killed while it has it. */
async function leaveBehind(token = NO_PROCESS): Promise<void> {
  await mkdir(place);
  await writeFile(path.join(place, token), '');
}
const takenBy = async () => (await readdir(folder)).sort();

it('is one’s at a time, says whose, and leaves nothing when it is given back', async () => {
  const giveBack = await tryTake(place);
  expect(await tryTake(place)).toBe(process.pid);
  if (typeof giveBack === 'function') await giveBack();
  expect(await takenBy()).toEqual([]);
  expect(await tryTake(place)).toBeInstanceOf(Function);
});

it.each([
  ['a killed process', NO_PROCESS],
  ['one with the id of this process, before a restart', `${process.pid}-before`],
])('is free again when %s has left it', async (_who, token) => {
  await leaveBehind(token);
  expect(await tryTake(place)).toBeInstanceOf(Function);
});

it('is not free while its process runs', async () => {
  await leaveBehind(`${process.ppid}-running`);
  expect(await tryTake(place)).toBe(process.ppid);
});

it('stays another’s who was faster to find what a killed process has left', async () => {
  await leaveBehind();
  const other = `${process.ppid}-faster`;
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    // Between the look at it and what follows.
    rmSync(place, { recursive: true });
    mkdirSync(place);
    writeFileSync(path.join(place, other), '');
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  expect(await tryTake(place)).toBe(process.ppid);
  expect(await readdir(place)).toEqual([other]);
});

it('is taken by another at the moment when it is given back', async () => {
  const giveBack = await tryTake(place);
  const next = await new Promise<unknown>((resolve) => {
    const take = async (): Promise<unknown> => {
      const taken = await tryTake(place);
      return typeof taken === 'number' ? take() : taken;
    };
    take().then(resolve);
    if (typeof giveBack === 'function') giveBack();
  });
  expect(next).toBeInstanceOf(Function);
  expect(await tryTake(place)).toBe(process.pid);
});

it('goes to one of many that find what a killed process has left', async () => {
  for (let round = 0; round < 20; round += 1) {
    await leaveBehind();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        // Each comes a little later than the one before: after what that one has looked at, and before it is
        // done.
        for (let turns = 0; turns < index; turns += 1) await turn();
        return tryTake(place);
      }),
    );
    expect(outcomes.filter((outcome) => typeof outcome === 'function')).toHaveLength(1);
    expect(await takenBy()).toEqual(['work']);
    await rm(place, { recursive: true });
  }
});

it('lets work through one by one, also where each takes it from one who is gone', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await readdir(folder);
    inside -= 1;
  };
  await leaveBehind();
  await Promise.all(Array.from({ length: 5 }, () => withLock(place, work)));
  expect(most).toBe(1);
  expect(await takenBy()).toEqual([]);
});
