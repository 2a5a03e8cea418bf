import type { Database } from '../db/client';
import { ResponseCache } from './responseCache';

const db = {} as Database;
let version = '1';
const memory = (capacity = 10) => new ResponseCache(async () => version, capacity);

it('makes an answer once, for callers who come together too', async () => {
  const answers = memory();
  const make = jest.fn(async () => 'answer');
  await Promise.all([answers.take(db, 'key', make), answers.take(db, 'key', make)]);
  expect(await answers.take(db, 'key', make)).toBe('answer');
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets everything with a new version, and never goes back to what it made before', async () => {
  const answers = memory();
  expect(await answers.take(db, 'key', async () => 'old')).toBe('old');
  version = '2';
  expect(await answers.take(db, 'key', async () => 'new')).toBe('new');
  version = '1';
  expect(await answers.take(db, 'key', async () => 'made anew')).toBe('made anew');
});

it('does not keep a failure', async () => {
  const answers = memory();
  await expect(answers.take(db, 'key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.take(db, 'key', async () => 'answer')).toBe('answer');
});

it('forgets first what was not asked for longest', async () => {
  const answers = memory(2);
  const made: string[] = [];
  const ask = (key: string) =>
    answers.take(db, key, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
