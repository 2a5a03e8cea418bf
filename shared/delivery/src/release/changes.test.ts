import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { storeChanges } from '../cli/changes/storeChanges';
import { addReleaseCommand } from '../cli/releaseCommand';
import { filledStore } from '../testing/fixtures';
import { assertVersioned, releaseNotes } from './changes';

let root: string;

async function write(file: string, content: string | object): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const manifest = (name: string, dependencies = {}) => ({
  name,
  version: '1.2.0',
  private: true,
  dependencies,
});
const games = { folder: 'mfe-games', manifest: { name: 'mfe-games', version: '1.2.0' } };
const changeset = (name: string, bump: string) => `---\n'${name}': ${bump}\n---\n\nSomething new.\n`;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'changes-'));
  await write('package.json', { name: 'site', private: true });
  await write('pnpm-workspace.yaml', 'packages:\n  - mfe-*\n  - shared/*\n');
  await write('mfe-games/package.json', manifest('mfe-games', { '@site/ui': 'workspace:*' }));
  await write('mfe-agent/package.json', manifest('mfe-agent'));
  await write('shared/ui/package.json', manifest('@site/ui'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a release by the version of its package.json', () => {
  it('needs no changesets in the project', async () => {
    await expect(assertVersioned(root, games)).resolves.toBeUndefined();
  });

  describe('with changesets', () => {
    beforeEach(() => write('.changeset/config.json', { privatePackages: { version: true, tag: false } }));

    it('goes ahead when none waits, or one of another remote', async () => {
      await expect(assertVersioned(root, games)).resolves.toBeUndefined();
      await write('.changeset/one.md', changeset('mfe-agent', 'major'));
      await expect(assertVersioned(root, games)).resolves.toBeUndefined();
    });

    it.each([
      ['of its own', 'mfe-games', 'minor', '1.3.0'],
      ['of what it is built from', '@site/ui', 'patch', '1.2.1'],
    ])('is refused while a change waits that is %s', async (_whose, name, bump, next) => {
      await write('.changeset/one.md', changeset(name, bump));
      await expect(assertVersioned(root, games)).rejects.toThrow(
        `mfe-games has changes that 1.2.0 does not say: make it ${next} by npx changeset version`,
      );
    });
  });
});

it('is refused by the command, and not when it is given an id of its own', async () => {
  await write('.changeset/config.json', { privatePackages: { version: true, tag: false } });
  await write('.changeset/one.md', changeset('mfe-games', 'minor'));
  const { context } = await filledStore();
  const output = { out: () => undefined, error: () => undefined };
  const release = (...options: string[]) => {
    const program = new Command();
    const tellPlatform = async () => undefined;
    const changes = storeChanges(context, tellPlatform);
    addReleaseCommand(program, { root, environment: {}, delivery: context, output, changes, tellPlatform });
    return program.parseAsync(['release', 'mfe-games', '--json', ...options], { from: 'user' });
  };
  await expect(release()).rejects.toThrow('does not say');
  await expect(release('--as', '1.3.0-rc.1')).rejects.toThrow('mfe-games did not build');
});

it('has the notes of its version alone', async () => {
  await write(
    'mfe-games/CHANGELOG.md',
    '# mfe-games\n\n## 1.2.0\n\n### Minor Changes\n\n- Search.\n\n## 1.1.0\n\n### Patch Changes\n\n- Less.\n',
  );
  await expect(releaseNotes(root, 'mfe-games', '1.2.0')).resolves.toBe('### Minor Changes\n\n- Search.');
  await expect(releaseNotes(root, 'mfe-games', '1.2')).resolves.toBeUndefined();
  await expect(releaseNotes(root, 'mfe-agent', '1.2.0')).resolves.toBeUndefined();
});
