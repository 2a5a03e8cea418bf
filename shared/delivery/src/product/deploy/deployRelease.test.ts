import * as fc from 'fast-check';
import { filledStore, RELEASES_URL, remoteBuild, storeRemote, wholeSite } from '../../testing/fixtures';
import { readDocumentIndex } from '../compose/composeSite';
import { releaseFolder } from '../discovery/names';
import { changeSite } from './deploy';
import { compositionOf, deploymentsIn } from './deployments';
import { type DeployOptions, deployRelease } from './deployRelease';
import { derivedDiscovery } from './derivedDiscovery';
import { rollBack } from './rollBack';

let filled: Awaited<ReturnType<typeof filledStore>>;

beforeEach(async () => {
  filled = await filledStore();
  await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  for (const release of ['1.1.0', '1.2.0', '1.3.0']) await storeRemote(filled.store, 'mfe-games', release);
});

afterEach(() => filled.remove());

const deploy = (release: string, options: Partial<DeployOptions> = {}) =>
  deployRelease(filled.context, 'aurora', { component: 'mfe-games', release, ...options });
const live = () => deploymentsIn(filled.store).live('aurora');
const entries = async (remote = 'mfe_games') => {
  const deployment = await live();
  const discovery = deployment && (await derivedDiscovery(filled.store, deployment));
  return discovery?.microFrontends[`site/${remote}`] ?? [];
};
const shares = async () =>
  (await entries()).map(({ metadata, deployment }) => [
    metadata.version,
    deployment.traffic,
    deployment.default,
  ]);

describe('a share of the users @FD-019', () => {
  it('is taken from the default release, which stays first', async () => {
    await deploy('1.1.0', { traffic: 10 });
    expect(await shares()).toEqual([
      ['1.0.0', 90, true],
      ['1.1.0', 10, false],
    ]);
    await deploy('1.2.0', { traffic: 20 });
    await deploy('1.1.0', { traffic: 50 });
    expect(await shares()).toEqual([
      ['1.0.0', 30, true],
      ['1.1.0', 50, false],
      ['1.2.0', 20, false],
    ]);
  });

  it('lies where it lay when others come, grow and are taken back @FD-020', async () => {
    const stretches = async () =>
      Object.fromEntries(
        (await entries()).map(({ metadata, deployment }) => [metadata.version, deployment.stretches]),
      );
    await deploy('1.2.0', { traffic: 10 });
    await deploy('1.1.0', { traffic: 20 });
    const two = { '1.2.0': [[90, 100]], '1.1.0': [[70, 90]] };
    expect(await stretches()).toEqual(two);
    await deploy('1.2.0', { traffic: 40 });
    const grown = [
      [40, 70],
      [90, 100],
    ];
    expect(await stretches()).toEqual({ ...two, '1.2.0': grown });
    await rollBack(filled.context, 'aurora', 'mfe-games');
    expect(await stretches()).toEqual(two);
    expect(await deploy('1.2.0', { traffic: 10 })).toBeUndefined();
  });

  it('of 0 puts a release into the document for nobody @FD-020', async () => {
    await deploy('1.1.0', { traffic: 0 });
    expect(await shares()).toEqual([
      ['1.0.0', 100, true],
      ['1.1.0', 0, false],
    ]);
  });

  it('ends when a release goes live wholly', async () => {
    await deploy('1.1.0', { traffic: 10 });
    await deploy('1.1.0');
    expect(await shares()).toEqual([['1.1.0', 100, true]]);
  });

  it.each<[string, Partial<DeployOptions>, string]>([
    ['1.0.0', { traffic: 10 }, 'mfe-games@1.0.0 is the default for aurora and gets what others leave'],
    ['1.2.0', { traffic: 60 }, 'other releases have 50 %, so 0 to 50 is possible.'],
    ['9.9.9', { traffic: 10 }, 'stored are 1.0.0, 1.1.0, 1.2.0, 1.3.0.'],
    ['1.0.0', { component: 'host-shell', traffic: 10 }, 'host-shell goes live wholly'],
  ])('refuses %s with %j', async (release, options, words) => {
    await deploy('1.1.0', { traffic: 50 });
    const before = await live();
    await expect(deploy(release, options)).rejects.toThrow(words);
    expect(await live()).toEqual(before);
  });

  it('is refused where nothing is live for the others', async () => {
    const host = wholeSite('1.0.0').host;
    await changeSite(filled.context, 'lagoon', 'deploy', () => ({ host, remotes: new Map() }));
    const share = { component: 'mfe-games', release: '1.0.0', traffic: 10 };
    await expect(deployRelease(filled.context, 'lagoon', share)).rejects.toThrow(
      'Nothing of mfe-games is live for lagoon yet: deploy a release for everybody first',
    );
  });
});

describe('the fallback of a release @FD-028', () => {
  const fallbackOf = async () => {
    const [entry] = await entries();
    return [entry?.fallbackUrl?.slice(RELEASES_URL.length), entry?.extras.fallback?.version];
  };

  it('is the one that it replaces, and says its own integrity', async () => {
    const [before] = await entries();
    await deploy('1.1.0');
    expect(await fallbackOf()).toEqual(['/mfe-games/1.0.0/mf-manifest.json', '1.0.0']);
    const [entry] = await entries();
    expect(entry?.extras.fallback?.integrity).toBe(before?.metadata.integrity);
    // Somebody else's deployment does not lose it.
    await storeRemote(filled.store, 'mfe-auth', '1.1.0');
    await deployRelease(filled.context, 'aurora', { component: 'mfe-auth', release: '1.1.0' });
    expect(await fallbackOf()).toEqual(['/mfe-games/1.0.0/mf-manifest.json', '1.0.0']);
  });

  it('is another one, or none, on request', async () => {
    await deploy('1.1.0');
    await deploy('1.2.0', { fallback: '1.0.0' });
    expect(await fallbackOf()).toEqual(['/mfe-games/1.0.0/mf-manifest.json', '1.0.0']);
    await deploy('1.3.0', { fallback: false });
    expect(await fallbackOf()).toEqual([undefined, undefined]);
    await expect(deploy('1.1.0', { fallback: '9.9.9' })).rejects.toThrow(
      'There is no release mfe-games@9.9.9',
    );
  });

  it('is in the log where nothing else changes, and a rollback brings it back @FD-023', async () => {
    await deploy('1.1.0');
    const deployment = await deploy('1.1.0', { fallback: false });
    expect(deployment?.changes).toEqual([
      { component: 'mfe-games', from: '1.1.0 with fallback 1.0.0', to: '1.1.0 with fallback none' },
    ]);
    await rollBack(filled.context, 'aurora', 'mfe-games');
    expect(await fallbackOf()).toEqual(['/mfe-games/1.0.0/mf-manifest.json', '1.0.0']);
  });

  it.each<[Partial<DeployOptions>, string]>([
    [{ traffic: 20, fallback: '1.0.0' }, 'A share falls back to the default release'],
    [{ fallback: '1.2.0' }, '1.2.0 cannot be its own fallback'],
  ])('is refused where it could be of no use: %j', async (options, words) => {
    await expect(deploy('1.2.0', options)).rejects.toThrow(words);
  });

  it('leaves the policy as it is, with a mirror as without', async () => {
    const policies = new Set<string>();
    for (const [release, fallback] of [
      ['1.1.0', false],
      ['1.2.0', undefined],
    ] as const) {
      const context = { ...filled.context, mirrorUrl: 'https://mirror.example' };
      await deployRelease(context, 'aurora', { component: 'mfe-games', release, fallback });
      const live = await context.deployments.live('aurora');
      const index = await readDocumentIndex(filled.store, 'aurora', live?.documents ?? '');
      policies.add(index.documents[0]?.policy ?? '');
    }
    expect([...policies]).toEqual([expect.stringContaining('https://mirror.example/mfe-games/')]);
  });

  it('is the same release at the mirror where there is one and no other release', async () => {
    const context = { ...filled.context, mirrorUrl: 'https://mirror.example' };
    const options = { component: 'mfe-games', release: '1.1.0', fallback: false } as const;
    await deployRelease(context, 'aurora', options);
    const [entry] = await entries();
    expect(entry?.fallbackUrl).toBe('https://mirror.example/mfe-games/1.1.0/mf-manifest.json');
    expect(entry?.extras.fallback).toBeUndefined();
  });
});

it('refuses two releases for one place, whichever of them would have won', async () => {
  const games = (release: string) => ({ component: 'mfe-games', release });
  const together = (one: DeployOptions, ...others: DeployOptions[]) =>
    deployRelease(filled.context, 'aurora', one, others);
  await expect(together(games('1.1.0'), games('1.2.0'))).rejects.toThrow(
    'mfe-games@1.1.0 and mfe-games@1.2.0 cannot both be live in the place of mfe-games: name one of them.',
  );
  const own = { component: 'mfe-coral-games', release: '1.0.0', as: 'mfe-games' };
  await expect(together(own, games('1.2.0'))).rejects.toThrow('in the place of mfe-games: name one of them.');
  const host = { component: 'host-shell', release: '1.0.0' };
  await expect(together(games('1.1.0'), host, host)).rejects.toThrow('in the place of host-shell');
  expect(await shares()).toEqual([['1.0.0', 100, true]]);
});

it('refuses a release that is made for another contract @FD-016', async () => {
  const build = remoteBuild('mfe-games', '9.0.0', undefined, { contract: '^9.0.0' });
  await filled.store.putFolder(releaseFolder('mfe-games', '9.0.0'), build);
  await expect(deploy('9.0.0')).rejects.toThrow("mfe-games@9.0.0 meets contract ^9.0.0 and the host's is");
});

describe("a merchant's own component in the place of a remote @FD-014", () => {
  const own = { component: 'mfe-coral-offers', release: '2.0.0', as: 'mfe-promotions' };

  it('is found under the name of the remote, and rolled back to it', async () => {
    await filled.store.putFolder(
      releaseFolder('mfe-coral-offers', '2.0.0'),
      remoteBuild('mfe-coral-offers', '2.0.0', ['PromotionListPage']),
    );
    await deployRelease(filled.context, 'aurora', own);
    const [entry] = await entries('mfe_promotions');
    expect(entry?.url).toBe(`${RELEASES_URL}/mfe-coral-offers/2.0.0/mf-manifest.json`);
    expect(entry?.extras.component).toBe('mfe-coral-offers');

    const deployment = await rollBack(filled.context, 'aurora', 'mfe-promotions');
    expect(deployment?.changes).toEqual([
      { component: 'mfe-promotions', from: 'mfe-coral-offers@2.0.0', to: '1.0.0' },
    ]);
  });

  it('is refused without the modules that the site shows', async () => {
    await storeRemote(filled.store, 'mfe-coral-offers', '2.0.0');
    const games = { ...own, as: 'mfe-games' };
    await expect(deployRelease(filled.context, 'aurora', games)).rejects.toThrow(
      /mfe-coral-offers@2\.0\.0 does not expose .*\.\/GameEntrance.*, which aurora's site shows of mfe-games/,
    );
  });
});

it('is refused when it takes a page away that players have, and says how to go back', async () => {
  await filled.store.putFolder(
    releaseFolder('mfe-auth', '2.0.0'),
    remoteBuild('mfe-auth', '2.0.0', ['RegisterPage']),
  );
  await expect(
    deployRelease(filled.context, 'aurora', { component: 'mfe-auth', release: '2.0.0' }),
  ).rejects.toThrow(/does not expose \.\/LoginPage, .*site rollback mfe-auth --merchant aurora/);
});

describe('paths that a release adds @FD-012', () => {
  const withRoute = (component: string, path: string) =>
    remoteBuild(component, '3.0.0', undefined, {
      routes: [
        {
          path,
          remote: component.replace('-', '_'),
          expose: './GameListPage',
          header: 'back',
          footer: false,
          title: { en: 'Club' },
          back: 'home',
        },
      ],
    });

  it('come into the document', async () => {
    await filled.store.putFolder(releaseFolder('mfe-games', '3.0.0'), withRoute('mfe-games', '/m/club'));
    await deploy('3.0.0');
    const [entry] = await entries();
    expect(entry?.extras.routes).toMatchObject([{ path: '/m/club' }]);
  });

  it("are refused where they are the host's or another remote's", async () => {
    await filled.store.putFolder(releaseFolder('mfe-games', '3.0.0'), withRoute('mfe-games', '/m/login'));
    await expect(deploy('3.0.0')).rejects.toThrow(
      "mfe-games@3.0.0 adds /m/login, which is the host's: choose another path.",
    );
    await filled.store.putFolder(releaseFolder('mfe-agent', '3.0.0'), withRoute('mfe-agent', '/m/club'));
    await filled.store.putFolder(releaseFolder('mfe-auth', '3.0.0'), withRoute('mfe-auth', '/m/club'));
    await deployRelease(filled.context, 'aurora', { component: 'mfe-agent', release: '3.0.0' }).catch(
      () => {},
    );
    const taken = deployRelease(filled.context, 'aurora', { component: 'mfe-auth', release: '3.0.0' });
    await expect(taken).rejects.toThrow("adds /m/club, which is mfe-agent's");
  });
});

/** The third changes nothing, whatever order the shares came in. */
const DEPLOYED_TWICE = [
  { release: '1.2.0', traffic: 58 },
  { release: '1.1.0', traffic: 28 },
  { release: '1.1.0', traffic: 28 },
];

it('keeps the profile whatever is done, and a rollback gives back what was @FD-009', async () => {
  const step = fc.record({
    release: fc.constantFrom<string>('1.0.0', '1.1.0', '1.2.0', '1.3.0'),
    traffic: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { release, traffic } of steps) {
        const before = compositionOf(await deploymentsIn(filled.store).live('aurora'));
        const deployment = await deploy(release, { traffic }).catch(() => undefined);
        const present = await entries();
        expect(present.reduce((sum, entry) => sum + entry.deployment.traffic, 0)).toBe(100);
        expect(present.filter((entry) => entry.deployment.default)).toHaveLength(1);
        if (!deployment) continue;
        await rollBack(filled.context, 'aurora', 'mfe-games');
        const after = compositionOf(await deploymentsIn(filled.store).live('aurora'));
        expect(after.remotes.get('mfe-games')).toEqual(before.remotes.get('mfe-games'));
        await deploy(release, { traffic });
      }
    }),
    { numRuns: 10, examples: [[DEPLOYED_TWICE]] },
  );
}, 60_000);
