import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostBuild, remoteBuild } from '../testing/fixtures';
import { readBuild } from './readBuild';

describe('readBuild', () => {
  let dist: string;

  const write = async (files: ReadonlyMap<string, string | Uint8Array>) => {
    for (const [name, content] of files) {
      await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
      await writeFile(path.join(dist, name), content);
    }
  };
  const changeManifest = async (change: (manifest: ReturnType<typeof JSON.parse>) => void) => {
    const manifest = JSON.parse(remoteBuild('mfe-games', '1.0.0').get('mf-manifest.json')?.toString() ?? '');
    change(manifest);
    await write(new Map([['mf-manifest.json', JSON.stringify(manifest)]]));
  };

  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    await write(remoteBuild('mfe-games', '1.0.0'));
  });

  afterEach(() => rm(dist, { recursive: true, force: true }));

  it('takes what the manifest states and leaves source maps where they are', async () => {
    await write(new Map([['maps/x.js.map', '{}']]));
    const files = await readBuild(dist, 'mfe-games', '1.0.0');
    expect([...files.keys()].sort()).toEqual([...remoteBuild('mfe-games', '1.0.0').keys()].sort());
  });

  it('takes the host’s build', async () => {
    await rm(dist, { recursive: true });
    await write(hostBuild('2.0.0'));
    expect([...(await readBuild(dist, 'host-shell', '2.0.0')).keys()]).toContain('host-manifest.json');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'another release',
      () => changeManifest((m) => Object.assign(m.metaData, { release: '0.9.0' })),
      'what is built is release 0.9.0',
    ],
    [
      'another remote',
      () => changeManifest((m) => Object.assign(m, { name: 'mfe_auth' })),
      "its manifest is mfe_auth's",
    ],
    [
      'first views of a file without integrity',
      () =>
        changeManifest((m) =>
          Object.assign(m.metaData, { firstView: { file: 'firstView.0123456789.js', slots: ['./X'] } }),
        ),
      'which draws its first views, has no integrity',
    ],
    [
      'a contract of another major',
      () => changeManifest((m) => Object.assign(m.metaData, { contract: '^2.0.0' })),
      'meets contract ^2.0.0; the host',
    ],
    [
      'a newer contract',
      () => changeManifest((m) => Object.assign(m.metaData, { contract: '^1.99.0' })),
      'meets contract ^1.99.0',
    ],
    [
      'an expose that no document could name',
      () => changeManifest((m) => Object.assign(m.exposes[0], { path: './2Lists' })),
      'mfe-games@1.0.0: mf-manifest.json at exposes.0.path: "./2Lists" is no name of a module',
    ],
    [
      'a changed file',
      () => write(new Map([['remoteEntry.aa11.js', 'changed']])),
      'remoteEntry.aa11.js is not what the manifest states',
    ],
    [
      'a file too many',
      () => write(new Map([['extra.js', '']])),
      "extra.js is not in the manifest's integrity list",
    ],
    [
      'a missing file',
      () => rm(path.join(dist, 'remoteEntry.aa11.js')),
      'remoteEntry.aa11.js is in the manifest, but not in the build',
    ],
    ['no manifest', () => rm(path.join(dist, 'mf-manifest.json')), 'there is no mf-manifest.json'],
    [
      'a manifest that is none',
      () => write(new Map([['mf-manifest.json', '{"name":1}']])),
      'mf-manifest.json at ',
    ],
  ])('refuses a build with %s', async (_what, spoil, words) => {
    await spoil();
    await expect(readBuild(dist, 'mfe-games', '1.0.0')).rejects.toThrow(words);
  });
});
