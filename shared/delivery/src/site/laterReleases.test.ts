import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentProgress } from '../processes/progress';
import { Refusal } from '../refusal';
import { filledStore, storeHost, storeRemote } from '../testing/fixtures';
import { inputHash } from '../workspace/inputHash';
import { workspaces } from '../workspace/workspace';
import { releaseAll } from './bringUpToDate';
import { joinInTurn, laterReleases } from './laterReleases';

describe('a project of a host and three remotes', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'project-'));
    await writeFile(path.join(root, 'pnpm-lock.yaml'), '');
    await writeFile(path.join(root, 'tsconfig.base.json'), '{}');
    // Their builds would fail: there is nothing in the folders but names.
    for (const component of ['host-shell', 'mfe-auth', 'mfe-games', 'mfe-promotions']) {
      await mkdir(path.join(root, component));
      await writeFile(
        path.join(root, component, 'package.json'),
        `{ "name": "${component}", "version": "1.0.0" }`,
      );
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is shown before remotes are built, with those that were built before @FD-037', async () => {
    const { context } = await filledStore();
    const { store } = context;
    const all = await workspaces(root);
    const idOf = async (component: string) => {
      const workspace = all.find(({ folder }) => folder === component);
      return workspace ? `1.0.0-src${await inputHash(root, workspace, all)}` : '';
    };
    const [host, auth] = await Promise.all([idOf('host-shell'), idOf('mfe-auth')]);
    await storeHost(store, host);
    await storeRemote(store, 'mfe-auth', auth);

    const kept = { 'mfe-promotions': '1.0.0' };
    const later = await laterReleases(store, root, kept);
    expect([...later]).toEqual(['mfe-games']);
    const shown = { 'host-shell': host, 'mfe-auth': auth, ...kept };
    expect(await releaseAll(context, root, silentProgress, kept, later)).toEqual(shown);
  });
});

describe('remotes that come later', () => {
  const join = async (isEnded: () => boolean = () => false) => {
    const heard: string[] = [];
    await joinInTurn(['mfe-auth', 'mfe-games', 'mfe-agent'], {
      async release(component) {
        heard.push(`build ${component}`);
        if (component === 'mfe-games') throw new Refusal('mfe-games did not build');
        return { [component]: '1.0.0' };
      },
      async deploy(sources) {
        heard.push(`deploy ${Object.keys(sources)}`);
      },
      say: (line) => heard.push(line),
      isEnded,
    });
    return heard;
  };

  it('join one after the other, and one that does not build holds up no other @FD-037', async () => {
    expect(await join()).toEqual([
      'build mfe-auth',
      'deploy mfe-auth',
      'mfe-auth is in the site now.',
      'build mfe-games',
      'mfe-games is not in the site: mfe-games did not build',
      'build mfe-agent',
      'deploy mfe-agent',
      'mfe-agent is in the site now.',
    ]);
  });

  it('join no site that ends, and nothing is said of builds that ended with it', async () => {
    const answers = [false, true];
    expect(await join(() => answers.shift() ?? true)).toEqual(['build mfe-auth']);
  });
});
