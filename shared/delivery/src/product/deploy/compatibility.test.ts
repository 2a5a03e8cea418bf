import { filledStore, remoteBuild, storeHost, wholeSite } from '../../testing/fixtures';
import { releaseFolder } from '../discovery/names';
import { changeSite } from './deploy';
import { compositionOf } from './deployments';
import { deployRelease } from './deployRelease';
import { rollBack } from './rollBack';

let filled: Awaited<ReturnType<typeof filledStore>>;

const OLD = { contract: '1.0.0', shared: { react: '19.3.1' } };
const NEW = { contract: '1.2.0', shared: { react: '19.4.0' } };

beforeEach(async () => {
  filled = await filledStore();
  await storeHost(filled.store, '1.1.0', OLD);
  await storeHost(filled.store, '1.2.0', NEW);
  await changeSite(filled.context, 'aurora', 'deploy', () => ({ ...wholeSite('1.0.0'), host: '1.1.0' }));
});

afterEach(() => filled.remove());

/** A release of the games that says what it needs of a host. */
async function storeGames(release: string, needs: object): Promise<void> {
  const folder = releaseFolder('mfe-games', release);
  await filled.store.putFolder(folder, remoteBuild('mfe-games', release, undefined, needs));
}
const host = (release: string) => ({ component: 'host-shell', release });
const games = (release: string) => ({ component: 'mfe-games', release });
const deploy = (
  ...[one, ...together]: [{ component: string; release: string }, ...ReturnType<typeof games>[]]
) => deployRelease(filled.context, 'aurora', one, together);
const back = (component: string, together?: readonly string[]) =>
  rollBack(filled.context, 'aurora', component, { together });
const live = async () => {
  const { host: present, remotes } = compositionOf(await filled.context.deployments.live('aurora'));
  return [present, remotes.get('mfe-games')?.[0]?.release];
};

it('refuses a remote that needs more of the contract than the live host has @FD-016', async () => {
  await storeGames('1.2.0', { contract: '^1.2.0' });
  await expect(deploy(games('1.2.0'))).rejects.toMatchObject({
    message: expect.stringContaining('host-shell@1.1.0 has contract 1.0.0, and mfe-games@1.2.0 needs ^1.2.0'),
    code: 'unfit.contract',
  });
  expect(await live()).toEqual(['1.1.0', '1.0.0']);
});

it('refuses to roll back the host below what a live remote needs, and takes both back @FD-016', async () => {
  await storeGames('1.2.0', { contract: '^1.2.0' });
  await deploy(host('1.2.0'));
  await deploy(games('1.2.0'));
  await expect(back('host-shell')).rejects.toMatchObject({ code: 'unfit.contract' });
  await expect(deploy(host('1.1.0'))).rejects.toMatchObject({ code: 'unfit.contract' });
  expect(await live()).toEqual(['1.2.0', '1.2.0']);
  await back('host-shell', ['mfe-games']);
  expect(await live()).toEqual(['1.1.0', '1.0.0']);
});

it('refuses a host whose shared packages a live remote cannot use, and puts both live at once @FD-002', async () => {
  await storeGames('1.1.0', { shared: { react: '^19.0.0', '@site/session': '^1.0.0' } });
  await storeGames('2.0.0', { shared: { react: '^20.0.0' } });
  await storeHost(filled.store, '2.0.0', { contract: '1.2.0', shared: { react: '20.0.0' } });
  await deploy(games('1.1.0'));
  await expect(deploy(host('2.0.0'))).rejects.toMatchObject({
    message: expect.stringContaining('host-shell@2.0.0 has react 20.0.0, and mfe-games@1.1.0 needs ^19.0.0'),
    code: 'unfit.shared',
  });
  await expect(deploy(games('2.0.0'))).rejects.toMatchObject({ code: 'unfit.shared' });
  expect(await live()).toEqual(['1.1.0', '1.1.0']);
  const deployment = await deploy(host('2.0.0'), games('2.0.0'));
  expect(deployment?.changes.map(({ component }) => component)).toEqual(['host-shell', 'mfe-games']);
  await expect(back('mfe-games')).rejects.toMatchObject({ code: 'unfit.shared' });
  await back('host-shell', ['mfe-games']);
  expect(await live()).toEqual(['1.1.0', '1.1.0']);
});

describe('a remote by another bundler, which says what it needs in `shared` @FD-007', () => {
  /** With react as its federation plugin writes it down for a remote that does not insist on its range. */
  async function storeForeign(release: string, requiredVersion: unknown, name = 'react'): Promise<void> {
    const files = remoteBuild('mfe-games', release);
    const manifest = JSON.parse(String(files.get('mf-manifest.json')));
    const shared = [{ id: `mfe_games:${name}`, name, version: '18.3.1', singleton: true, requiredVersion }];
    files.set('mf-manifest.json', Buffer.from(JSON.stringify({ ...manifest, shared })));
    await filled.store.putFolder(releaseFolder('mfe-games', release), files);
  }

  it.each([
    ['react', '^18.0.0'],
    ['react/jsx-runtime', '^18.0.0'],
    ['react/', '>=18 <19'],
    ['react', '18.x || 20.x'],
    ['react', '~19.0.0'],
  ])('is refused when it needs %s %s of a host with 19.3.1', async (name, range) => {
    await storeForeign('1.1.0', range, name);
    await expect(deploy(games('1.1.0'))).rejects.toMatchObject({
      message: expect.stringContaining(
        `host-shell@1.1.0 has react 19.3.1, and mfe-games@1.1.0 needs ${range}`,
      ),
      code: 'unfit.shared',
    });
    expect(await live()).toEqual(['1.1.0', '1.0.0']);
  });

  it.each([['^19.0.0'], ['>=18'], ['18.x || 19.x'], ['*'], [false], [undefined], ['workspace:*']])(
    'is taken when it needs %s',
    async (range) => {
      await storeForeign('1.1.0', range);
      await deploy(games('1.1.0'));
      expect(await live()).toEqual(['1.1.0', '1.1.0']);
    },
  );

  it('is refused when it needs a module of a package of ours that this host is too old for', async () => {
    await storeHost(filled.store, '1.3.0', { ...OLD, shared: { ...OLD.shared, '@site/ui': '1.4.0' } });
    await deploy(host('1.3.0'));
    await storeForeign('1.1.0', '^1.5.0', '@site/ui/Toast');
    await expect(deploy(games('1.1.0'))).rejects.toThrow(
      'host-shell@1.3.0 has @site/ui 1.4.0, and mfe-games@1.1.0 needs ^1.5.0',
    );
  });

  it('is nobody’s business for a package that the host does not share', async () => {
    await storeForeign('1.1.0', '^3.0.0', 'vue');
    await deploy(games('1.1.0'));
    expect(await live()).toEqual(['1.1.0', '1.1.0']);
  });

  it('keeps nobody else from deploying when it has been live before its needs were read', async () => {
    await storeForeign('1.1.0', '^18.0.0');
    await deploy(host('1.0.0'));
    await deploy(games('1.1.0'));
    // The very host, whose manifest now says what it has.
    await filled.store.removeFolder(releaseFolder('host-shell', '1.0.0'));
    await storeHost(filled.store, '1.0.0', OLD);
    await filled.store.putFolder(releaseFolder('mfe-auth', '1.1.0'), remoteBuild('mfe-auth', '1.1.0'));
    await deploy({ component: 'mfe-auth', release: '1.1.0' });
    expect(await live()).toEqual(['1.0.0', '1.1.0']);
    await expect(deploy(host('1.1.0'))).rejects.toMatchObject({ code: 'unfit.shared' });
  });
});

it('judges a share of the users as it judges all', async () => {
  await storeGames('1.2.0', { contract: '^1.2.0' });
  await deploy(host('1.2.0'));
  await deployRelease(filled.context, 'aurora', { ...games('1.2.0'), traffic: 10 });
  await expect(back('host-shell')).rejects.toMatchObject({ code: 'unfit.contract' });
});

it('lets a release be that says nothing of itself', async () => {
  await deploy(host('1.0.0'));
  expect(await live()).toEqual(['1.0.0', '1.0.0']);
  await storeGames('1.2.0', { contract: '^1.2.0' });
  await deploy(games('1.2.0'));
  await expect(deploy(host('1.1.0'))).rejects.toMatchObject({ code: 'unfit.contract' });
  await deploy(games('1.0.0'));
  await deploy(host('1.1.0'));
  expect(await live()).toEqual(['1.1.0', '1.0.0']);
});
