import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folderLock';

/** Higher than any process id that systems give. */
const NO_PROCESS = '999999999';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a process leaves it that is killed while it uses the folder. */
function leaveBehind(token: string, where = folder): void {
  mkdirSync(path.join(where, 'platform.pid'), { recursive: true });
  writeFileSync(path.join(where, 'platform.pid', token), '');
}

it('is claimed by one at a time, and leaves nothing when it is given back', () => {
  const giveBack = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}: stop it`);
  giveBack();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

it.each([
  ['a killed process', `${NO_PROCESS}-killed`],
  ['one with the id of this process, before a restart', `${process.pid}-before`],
])('is free again when %s has left it', (_who, token) => {
  leaveBehind(token);
  lockFolder(folder)();
});

it.each([[NO_PROCESS], [`${process.pid}`], ['']])('is free again with a file that names "%s"', (named) => {
  writeFileSync(path.join(folder, 'platform.pid'), named);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('is not free while its process runs, however it was claimed', () => {
  leaveBehind(`${process.ppid}-running`);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  rmSync(path.join(folder, 'platform.pid'), { recursive: true });
  writeFileSync(path.join(folder, 'platform.pid'), `${process.ppid}`);
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.ppid}`);
});

it('stays another’s who was faster to find what a killed process has left', () => {
  leaveBehind(`${NO_PROCESS}-killed`);
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    // Between the look at it and what follows.
    rmSync(path.join(folder, 'platform.pid'), { recursive: true });
    leaveBehind(`${process.ppid}-faster`);
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.ppid}`);
  expect(readdirSync(path.join(folder, 'platform.pid'))).toEqual([`${process.ppid}-faster`]);
});

describe('when several processes find what a killed one has left', () => {
  const PROCESSES = 4;
  const FOLDERS = 60;
  /** Says that it is there, and when it is told to begin which folders it got; it has them until it is ended. */
  const PROGRAM = `
    import { lockFolder } from './folderLock.ts';
    process.stdout.write('ready\\n');
    process.stdin.once('data', (text) => {
      const { from, every, folders } = JSON.parse(text);
      const got = folders.map((folder, index) => {
        while (Date.now() < from + index * every);
        try { lockFolder(folder); return true; } catch { return false; }
      });
      process.stdout.write(JSON.stringify(got) + '\\n');
    });
    process.stdin.once('end', () => process.exit());
  `;

  const nextLine = (child: ChildProcess) =>
    new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (line: Buffer) => resolve(line.toString()));
      child.once('exit', () => reject(new Error('it ended')));
    });

  it('each folder is one’s', async () => {
    const folders = Array.from({ length: FOLDERS }, (_, index) => path.join(folder, `${index}`));
    for (const each of folders) leaveBehind(`${NO_PROCESS}-killed`, each);
    const children = Array.from({ length: PROCESSES }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
        cwd: import.meta.dirname,
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(children.map(nextLine));
    const answers = children.map(nextLine);
    const begin = { from: Date.now() + 50, every: 3, folders };
    for (const child of children) child.stdin.write(JSON.stringify(begin));
    const got = (await Promise.all(answers)).map((line) => JSON.parse(line) as boolean[]);
    for (const child of children) child.stdin.end();
    const winners = folders.map((_, index) => got.filter((each) => each[index]).length);
    expect(winners).toEqual(folders.map(() => 1));
  });
});
