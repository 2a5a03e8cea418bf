import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../integrity';
import { parseRemoteManifest, readRelease } from '../product/discovery/releases';
import { folderStore } from '../product/store/folderStore';
import { remoteBuild } from '../testing/fixtures';
import { readForeignBuild } from './foreignBuild';
import { releaseForeignBuild } from './release';

/** What the federation plugins of other bundlers write, as far as it is of use here. */
const MANIFEST = {
  id: 'mfe_coral_club',
  name: 'mfe_coral_club',
  metaData: {
    name: 'mfe_coral_club',
    type: 'app',
    buildInfo: { buildVersion: '1.0.0', buildName: 'mfe_coral_club' },
    remoteEntry: { name: 'remoteEntry-a1.js', path: '', type: 'module' },
    globalName: 'mfe_coral_club',
    publicPath: 'auto',
  },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  remotes: [],
  exposes: [
    {
      name: 'ClubPage',
      path: './ClubPage',
      assets: {
        js: { sync: ['assets/ClubPage-b2.js'], async: ['assets/More-c3.js'] },
        css: { sync: ['assets/ClubPage-d4.css'], async: [] },
      },
    },
  ],
};

const FILES = {
  'remoteEntry-a1.js': 'export {}',
  'assets/ClubPage-b2.js': 'export default 1',
  'assets/More-c3.js': 'export default 2',
  'assets/ClubPage-d4.css': '.page { color: red }',
  'assets/picture-e5.svg': '<svg/>',
};

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const NOT_PUBLISHED = {
  'index.html': '<!doctype html>',
  'mf-stats.json': '{}',
  '.vite/manifest.json': '{}',
  'assets/ClubPage-b2.js.map': '{}',
};

const BUILD = { component: 'mfe-coral-club', release: '1.0.0', contract: '^1.0.0' };

describe('a remote by another bundler', () => {
  let folder: string;

  const write = async (files: Readonly<Record<string, unknown>>) => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(
        path.join(folder, name),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    }
  };
  const changed = (change: (manifest: ReturnType<typeof JSON.parse>) => void) => () => {
    const manifest = structuredClone(MANIFEST);
    change(manifest);
    return write({ 'mf-manifest.json': manifest });
  };
  const read = async (options: object = {}) => {
    const { release, files } = await readForeignBuild({ ...BUILD, folder, ...options });
    const text = files.get('mf-manifest.json')?.toString() ?? '';
    return { release, files, manifest: parseRemoteManifest(text, 'it') };
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'foreign-'));
    await write({ ...FILES, ...NOT_PUBLISHED, 'mf-manifest.json': MANIFEST });
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is completed with release, contract and the integrity of each file @FD-041 @FD-005', async () => {
    const { files, manifest } = await read();
    expect([...files.keys()].sort()).toEqual([...Object.keys(FILES), 'mf-manifest.json'].sort());
    expect(manifest.metaData).toMatchObject({
      release: '1.0.0',
      contract: '^1.0.0',
      remoteEntry: { type: 'module' },
      integrity: Object.fromEntries(
        Object.entries(FILES).map(([file, content]) => [file, integrityOf(content)]),
      ),
    });
  });

  it('says beside its manifest what its bundler cannot write into that @FD-012', async () => {
    const route = { path: '/m/club', expose: './ClubPage', header: 'back', footer: false, back: 'step' };
    const menu = [{ path: '/m/club', title: { en: 'Club' }, icon: 'crown' }];
    const title = { en: 'Club' };
    await write({ 'site.remote.json': { contract: '^1.0.0', routes: [{ ...route, title }], menu } });

    const { files, manifest } = await read({ contract: undefined });

    expect(manifest.metaData).toMatchObject({
      contract: '^1.0.0',
      routes: [{ ...route, title, remote: 'mfe_coral_club' }],
      menu,
    });
    expect(files.has('site.remote.json')).toBe(false);
  });

  it('keeps what the build states, as ours does', async () => {
    const ours = remoteBuild('mfe-games', '2.0.0', undefined, { shared: { react: '^19.0.0' } });
    await rm(folder, { recursive: true });
    await write(Object.fromEntries([...ours].map(([name, bytes]) => [name, String(bytes)])));
    const { release, files } = await read({
      component: 'mfe-games',
      release: undefined,
      contract: undefined,
    });
    expect(release).toBe('2.0.0');
    expect([...files.keys()].sort()).toEqual([...ours.keys()].sort());
    expect(JSON.parse(String(files.get('mf-manifest.json')))).toEqual(
      JSON.parse(String(ours.get('mf-manifest.json'))),
    );
  });

  describe('as scripts, which load others themselves', () => {
    const files = ['assets/ClubPage-b2.js', 'assets/More-c3.js', 'assets/ClubPage-d4.css'] as const;
    const digest = (file: (typeof files)[number], algorithm = 'sha384') =>
      createHash(algorithm).update(FILES[file]).digest('base64');
    /** A loader as bundlers write it, with the integrity of these files. */
    const loader = (stated: readonly string[]) =>
      `hashes = ${JSON.stringify(stated)}; script.crossOrigin = "anonymous"; script.integrity = hashes[id]`;
    const asScripts = async (entry: string) => {
      await changed((m) => Object.assign(m.metaData.remoteEntry, { type: 'global' }))();
      await write({ 'remoteEntry-a1.js': entry });
    };

    it.each(['sha256', 'sha384', 'sha512'])(
      'is taken when its loader states the %s of each @FD-041',
      async (algorithm) => {
        await asScripts(loader(files.map((file) => `${algorithm}-${digest(file, algorithm)}`)));
        expect((await read()).manifest.metaData.remoteEntry.type).toBe('global');
      },
    );

    it.each(files)(
      'is refused when its loader does not state that of %s @FD-032 @FD-041',
      async (missing) => {
        await asScripts(loader(files.filter((file) => file !== missing).map((file) => digest(file))));
        await expect(read()).rejects.toThrow(`its own loader asks for ${missing} without integrity`);
      },
    );

    it('is refused when its loader asks for them without CORS @FD-041', async () => {
      await asScripts(
        loader(files.map((file) => digest(file))).replace('.crossOrigin = "anonymous"', '.async = true'),
      );
      await expect(read()).rejects.toThrow('build with output.crossOriginLoading "anonymous"');
    });

    it('is taken when all is in its entry', async () => {
      await changed((m) => {
        Object.assign(m.metaData.remoteEntry, { type: 'var' });
        Object.assign(m.exposes[0].assets, {
          js: { sync: ['remoteEntry-a1.js'], async: [] },
          css: { sync: [], async: [] },
        });
      })();
      expect((await read()).manifest.exposes).toHaveLength(1);
    });
  });

  it('is stored once, and never with other content under the same id @FD-003 @FD-018', async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'store-'));
    const store = folderStore(place);
    const release = () => releaseForeignBuild(store, { ...BUILD, folder });
    try {
      expect(await release()).toEqual({ release: '1.0.0', outcome: 'stored' });
      expect(await release()).toEqual({ release: '1.0.0', outcome: 'unchanged' });
      expect((await readRelease(store, 'mfe-coral-club', '1.0.0')).manifest.name).toBe('mfe_coral_club');
      await write({ 'assets/More-c3.js': 'export default 3' });
      await expect(release()).rejects.toThrow('released already with other content');
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'without a manifest',
      () => rm(path.join(folder, 'mf-manifest.json')),
      'let its federation plugin write a manifest',
    ],
    [
      'whose manifest is no JSON',
      () => write({ 'mf-manifest.json': '<html>' }),
      'mf-manifest.json is no JSON',
    ],
    [
      'without its entry',
      () => rm(path.join(folder, 'remoteEntry-a1.js')),
      'remoteEntry-a1.js is in the manifest, but',
    ],
    [
      'without a chunk of an expose',
      () => rm(path.join(folder, 'assets/More-c3.js')),
      'assets/More-c3.js is in the manifest, but not in the build',
    ],
    [
      'with a link in the place of a file',
      async () => {
        await rm(path.join(folder, 'assets/More-c3.js'));
        await symlink('/etc/hostname', path.join(folder, 'assets/More-c3.js'));
      },
      'assets/More-c3.js is in the manifest, but not in the build',
    ],
    [
      'that brings a React of its own',
      async () => {
        await changed((m) => Object.assign(m, { shared: [{ name: 'vue' }] }))();
        await write({ 'assets/More-c3.js': `e.${REACT_INTERNALS}=t` });
      },
      'assets/More-c3.js has a React of its own, and a page runs the hooks of one alone: share react',
    ],
    [
      'whose style sheet loads another one',
      () => write({ 'assets/more-c3.css': '/* a note */@import "other.css";' }),
      'assets/more-c3.css loads another style sheet by @import',
    ],
    [
      'that evaluates text',
      () => write({ 'assets/More-c3.js': 'eval("more()\\n//# sourceURL=webpack-internal:///./more.js")' }),
      'assets/More-c3.js evaluates text as code',
    ],
    ['that exposes nothing', changed((m) => Object.assign(m, { exposes: [] })), 'it exposes nothing'],
    [
      'of another name',
      changed((m) => Object.assign(m, { name: 'mfe_other' })),
      "its manifest is mfe_other's",
    ],
    [
      'whose entry leads out of its folder',
      changed((m) => Object.assign(m.metaData.remoteEntry, { path: '../' })),
      '"../remoteEntry-a1.js" is no plain path',
    ],
    [
      'with a file of another origin',
      changed((m) => m.exposes[0].assets.js.sync.push('https://elsewhere.example/x.js')),
      '"https://elsewhere.example/x.js" is no plain path',
    ],
    [
      'with a file that an address cannot name',
      () => write({ 'assets/a b.js': '' }),
      '"assets/a b.js" is no plain path',
    ],
    [
      'that looks for its files elsewhere',
      changed((m) => Object.assign(m.metaData, { publicPath: 'https://cdn.example/club/' })),
      'asked for at https://cdn.example/club/, not where they are stored',
    ],
    [
      'that looks for its files at the root',
      changed((m) => Object.assign(m.metaData, { publicPath: '/' })),
      'Vite: base "./"',
    ],
    [
      'that finds its files by a function',
      changed((m) => Object.assign(m.metaData, { getPublicPath: 'return "/x/"' })),
      'an address that a function makes',
    ],
    [
      'that needs what is no range',
      changed((m) => Object.assign(m, { shared: [{ name: 'react', requiredVersion: 'newest' }] })),
      'it needs react "newest", which is no range of versions: write requiredVersion as ^19.0.0',
    ],
    [
      'with an expose that no document could name',
      changed((m) => Object.assign(m.exposes[0], { path: './club-page' })),
      '"./club-page" is no name of a module: write ./ and letters and digits, a letter first',
    ],
    [
      'for servers',
      changed((m) => Object.assign(m.metaData.remoteEntry, { type: 'commonjs-module' })),
      'its entry is of type commonjs-module, which no page can load',
    ],
    [
      'that states another integrity',
      changed((m) =>
        Object.assign(m.metaData, { integrity: { 'remoteEntry-a1.js': integrityOf('another') } }),
      ),
      'remoteEntry-a1.js is not what the manifest states',
    ],
    [
      'that states another release',
      changed((m) => Object.assign(m.metaData, { release: '2.0.0' })),
      'its build states release 2.0.0, not 1.0.0',
    ],
    [
      'that states another contract',
      () => write({ 'site.remote.json': { contract: '^1.1.0' } }),
      'its build states contract ^1.1.0, not ^1.0.0',
    ],
    [
      'with a route to nowhere',
      () =>
        write({
          'site.remote.json': {
            routes: [
              {
                path: '/m/club',
                expose: './Nowhere',
                header: 'back',
                footer: true,
                title: 'x',
                back: 'home',
              },
            ],
          },
        }),
      'its route /m/club leads to ./Nowhere, which it does not expose',
    ],
    [
      'with a word that nobody knows beside its manifest',
      () => write({ 'site.remote.json': { route: [] } }),
      'site.remote.json at',
    ],
  ])('is refused %s', async (_what, spoil, words) => {
    await spoil();
    await expect(read()).rejects.toThrow(words);
  });

  it.each([
    [{ release: undefined }, 'its build states no release: add --as 1.0.0'],
    [{ contract: undefined }, 'add --contract ^1.0.0, or "contract" to site.remote.json'],
    [{ contract: '^2.0.0' }, "meets contract ^2.0.0; the host's is"],
    [{ component: 'mfe-coral-bar' }, "its manifest is mfe_coral_club's"],
  ])('is refused with %j', async (options, words) => {
    await expect(read(options)).rejects.toThrow(words);
  });
});
