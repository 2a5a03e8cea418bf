import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash';
import { workspaces } from './workspace';

describe('inputHash', () => {
  let root: string;

  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  const hashes = async () => {
    const all = await workspaces(root);
    const entries = all.map(
      async (workspace) => [workspace.folder, await inputHash(root, workspace, all)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'project-'));
    await write('pnpm-lock.yaml', '1');
    await write('tsconfig.base.json', '{}');
    await write('shared/api/package.json', '{"name":"@site/api","version":"1.0.0"}');
    await write(
      'shared/ui/package.json',
      '{"name":"@site/ui","version":"1.0.0","dependencies":{"@site/api":"workspace:*"}}',
    );
    await write(
      'mfe-games/package.json',
      '{"name":"mfe-games","version":"1.0.0","dependencies":{"@site/ui":"workspace:*"}}',
    );
    await write('mfe-auth/package.json', '{"name":"mfe-auth","version":"1.0.0"}');
    await write('mfe-games/src/a.ts', 'a');
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it('knows of the packages of its own workspaces alone: a new remote changes no other build @FD-012', async () => {
    const lockfile = (folders: string[]) =>
      `importers:\n\n${folders.map((folder) => `  ${folder}:\n    dependencies:\n`).join('\n')}\npackages:\n`;
    await write('pnpm-lock.yaml', lockfile(['mfe-games', 'shared/api']));
    const before = await hashes();
    await write('pnpm-lock.yaml', lockfile(['mfe-games', 'mfe-sample', 'shared/api']));
    expect(await hashes()).toEqual(before);
  });

  it.each([
    ['mfe-games/src/a.ts', ['mfe-games']],
    ['mfe-games/src/new/b.css', ['mfe-games']],
    ['shared/api/src/c.ts', ['mfe-games', 'shared/api', 'shared/ui']],
    ['pnpm-lock.yaml', ['mfe-auth', 'mfe-games', 'shared/api', 'shared/ui']],
    ['mfe-games/src/a.test.ts', []],
    ['mfe-games/dist/a.js', []],
    ['mfe-games/node_modules/x/index.js', []],
    ['mfe-games/README.md', []],
    ['README.md', []],
    ['shared/ui/showcase/main.tsx', []],
    ['mfe-games/src/merchants/a.ts', ['mfe-games']],
  ])('a change of %s changes the builds of %j', async (file, changed) => {
    const before = await hashes();
    await write(file, 'changed');
    const after = await hashes();

    expect(Object.keys(after).filter((folder) => after[folder] !== before[folder])).toEqual(changed);
  });
});
