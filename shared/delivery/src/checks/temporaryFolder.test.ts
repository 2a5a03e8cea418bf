import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder } from './temporaryFolder';

let memory: string;
const made: string[] = [];
const make = (...place: Parameters<typeof makeTemporaryFolder>) => {
  const folder = makeTemporaryFolder(...place);
  made.push(folder);
  return folder;
};
beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'));
});
afterEach(() => {
  for (const folder of [memory, ...made.splice(0)]) rmSync(folder, { recursive: true, force: true });
});

it('is in memory where there is room, and open to a server that runs as somebody else', () => {
  const folder = make(memory, 1);
  expect(path.dirname(folder)).toBe(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

it.each([
  ['there is too little room', () => memory, Number.POSITIVE_INFINITY],
  ['files are not kept in memory', () => path.join(memory, 'missing'), 1],
])('is where temporary files are when %s', (_why, place, room) => {
  expect(path.dirname(make(place(), room))).toBe(tmpdir());
});
