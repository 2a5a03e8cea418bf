import { filledFolder, MERCHANTS_FOLDER, storeHost, storeRemote, wholeSite } from '../../testing/fixtures';
import { composeSite } from '../compose/composeSite';
import { readMerchant } from '../discovery/merchants';
import { describeVariants, wholly } from './composition';
import { changeSite, partsOf } from './deploy';
import { compositionOf, type Deployment, deploymentsIn } from './deployments';
import { type DeployOptions, deployRelease } from './deployRelease';
import { rollBack } from './rollBack';

/** What is live of a remote, as the log says it. */
function describeLive(live: Deployment | undefined, remote: string): string {
  return describeVariants(remote, compositionOf(live).remotes.get(remote) ?? []);
}

describe('deploying', () => {
  let filled: Awaited<ReturnType<typeof filledFolder>>;

  beforeEach(async () => {
    filled = await filledFolder();
    await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  });

  afterEach(() => filled.remove());

  const release = (...releases: string[]) =>
    Promise.all(releases.map((id) => storeRemote(filled.store, 'mfe-games', id)));
  const liveGames = async () => describeLive(await deploymentsIn(filled.store).live('aurora'), 'mfe-games');
  const deploy = (code: string, component: string, id: string, options: Partial<DeployOptions> = {}) =>
    deployRelease(filled.context, code, { component, release: id, ...options });

  it('puts a release live for one merchant and writes down who, when, from and to @FD-023', async () => {
    await release('1.1.0');
    await deploy('aurora', 'mfe-games', '1.1.0');

    expect(await liveGames()).toBe('1.1.0');
    const [newest, first] = await filled.context.deployments.history('aurora');
    expect(newest).toMatchObject({
      number: 2,
      at: '2026-01-02T03:04:05.000Z',
      by: 'tester',
      action: 'deploy',
      changes: [{ component: 'mfe-games', from: '1.0.0', to: '1.1.0' }],
    });
    expect(first?.changes).toHaveLength(6);
    expect(await filled.context.deployments.live('lagoon')).toBeUndefined();
  });

  it('writes down what the site is made of, and derives the documents from that alone', async () => {
    await release('1.1.0');
    await deploy('aurora', 'mfe-games', '1.1.0', { traffic: 10 });
    const live = await deploymentsIn(filled.store).live('aurora');
    const file = await filled.store.readFile('deployments/aurora/000002.json');
    const share = { component: 'mfe-games', release: '1.1.0', traffic: 10, default: false };
    expect(JSON.parse(String(file))).toEqual({
      schema: 2,
      number: 2,
      previous: expect.stringMatching(/^sha384-/),
      merchant: 'aurora',
      at: '2026-01-02T03:04:05.000Z',
      by: 'tester',
      action: 'deploy',
      changes: [{ component: 'mfe-games', from: '1.0.0', to: '1.0.0 90 %, 1.1.0 10 %' }],
      host: '1.0.0',
      remotes: expect.objectContaining({
        'mfe-auth': [{ component: 'mfe-auth', release: '1.0.0', traffic: 100, default: true }],
        'mfe-games': [
          { component: 'mfe-games', release: '1.0.0', traffic: 90, default: true },
          { ...share, stretches: [[90, 100]] },
        ],
      }),
      brand: expect.stringMatching(/^[0-9a-f]+$/),
      documents: live?.documents,
    });
    const parts = await partsOf(filled.context, 'aurora', compositionOf(live));
    expect(composeSite(parts).hash).toBe(live?.documents);
    expect(parts.brand.hash).toBe(live?.brand);
  });

  it('leaves out, and does not write down, remotes that the merchant has not', async () => {
    await storeRemote(filled.store, 'mfe-sample', '1.0.0');
    const whole = wholeSite('1.0.0');
    const all = {
      ...whole,
      remotes: new Map(whole.remotes).set('mfe-sample', wholly('mfe-sample', '1.0.0')),
    };
    const deployment = await changeSite(filled.context, 'lagoon', 'deploy', () => all);

    expect(deployment?.changes.map(({ component }) => component)).not.toContain('mfe-sample');
    expect(await changeSite(filled.context, 'lagoon', 'deploy', () => all)).toBeUndefined();
  });

  it('changes nothing when it is so already', async () => {
    expect(await deploy('aurora', 'mfe-games', '1.0.0')).toBeUndefined();
    expect(await filled.context.deployments.history('aurora')).toHaveLength(1);
  });

  it('rolls back one release at a time, however often', async () => {
    await release('1.1.0', '1.2.0');
    await deploy('aurora', 'mfe-games', '1.1.0');
    await deploy('aurora', 'mfe-games', '1.2.0');

    await rollBack(filled.context, 'aurora', 'mfe-games');
    expect(await liveGames()).toBe('1.1.0');
    await rollBack(filled.context, 'aurora', 'mfe-games');
    expect(await liveGames()).toBe('1.0.0');
    await expect(rollBack(filled.context, 'aurora', 'mfe-games')).rejects.toThrow(
      'mfe-games@1.0.0 is the first release that aurora has had.',
    );
  });

  it('goes further back, not back and forth, where releases took turns', async () => {
    await release('1.1.0');
    for (const id of ['1.1.0', '1.0.0', '1.1.0']) await deploy('aurora', 'mfe-games', id);

    const seen: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await rollBack(filled.context, 'aurora', 'mfe-games');
      seen.push(await liveGames());
    }
    expect(seen).toEqual(['1.0.0', '1.1.0', '1.0.0']);
    await expect(rollBack(filled.context, 'aurora', 'mfe-games')).rejects.toThrow('is the first release');
  });

  describe('over several changes at once @FD-019', () => {
    const back = (to: string, together?: string[]) =>
      rollBack(filled.context, 'aurora', 'mfe-games', { to, together });

    it('goes back to before a release got its first share, and a further one goes on from there', async () => {
      await release('1.1.0', '1.2.0');
      await deploy('aurora', 'mfe-games', '1.1.0');
      for (const traffic of [0, 10, 50, 100]) await deploy('aurora', 'mfe-games', '1.2.0', { traffic });
      const deployment = await back('1.1.0');
      expect(deployment).toMatchObject({
        action: 'rollback',
        changes: [{ component: 'mfe-games', from: '1.2.0', to: '1.1.0' }],
        remotes: { 'mfe-games': [{ fallback: { component: 'mfe-games', release: '1.0.0' } }] },
      });
      await rollBack(filled.context, 'aurora', 'mfe-games');
      expect(await liveGames()).toBe('1.0.0');
    });

    it('takes those back that are named beside it, to what they were then', async () => {
      await release('1.1.0', '1.2.0');
      await storeRemote(filled.store, 'mfe-auth', '1.1.0');
      await deploy('aurora', 'mfe-games', '1.1.0');
      await deploy('aurora', 'mfe-auth', '1.1.0');
      await deploy('aurora', 'mfe-games', '1.2.0');
      await back('1.1.0', ['mfe-auth']);
      const authAndGames = async () => {
        const live = await deploymentsIn(filled.store).live('aurora');
        return [describeLive(live, 'mfe-auth'), describeLive(live, 'mfe-games')];
      };
      expect(await authAndGames()).toEqual(['1.1.0', '1.1.0']);
      await back('1.0.0', ['mfe-auth']);
      expect(await authAndGames()).toEqual(['1.0.0', '1.0.0']);
      await expect(rollBack(filled.context, 'aurora', 'mfe-auth')).rejects.toThrow('is the first release');
    });

    it('is refused to a release that is no way back, and says which are', async () => {
      await release('1.1.0', '1.2.0', '1.3.0');
      await deploy('aurora', 'mfe-games', '1.1.0', { traffic: 50 });
      await deploy('aurora', 'mfe-games', '1.2.0');
      await deploy('aurora', 'mfe-games', '1.3.0');
      await rollBack(filled.context, 'aurora', 'mfe-games');
      for (const never of ['1.1.0', '1.3.0', '9.9.9'])
        await expect(back(never)).rejects.toThrow(
          `aurora has not had ${never} of mfe-games for everybody before what is live now: everybody had 1.0.0.`,
        );
      await expect(back('1.2.0')).rejects.toThrow('aurora has 1.2.0 of mfe-games for everybody already.');
      expect(await liveGames()).toBe('1.2.0');
    });
  });

  it('leaves what was live before, when it is named beside what is rolled back', async () => {
    await release('1.1.0', '1.2.0');
    await storeHost(filled.store, '2.0.0');
    await deploy('aurora', 'mfe-games', '1.1.0');
    const host = { component: 'host-shell', release: '2.0.0' };
    const games = { component: 'mfe-games', release: '1.1.0' };
    await deployRelease(filled.context, 'aurora', host, [games]);

    const back = await rollBack(filled.context, 'aurora', 'host-shell', { together: ['mfe-games'] });
    expect(back?.changes).toEqual([{ component: 'host-shell', from: '2.0.0', to: '1.0.0' }]);
    expect(await liveGames()).toBe('1.1.0');

    // What changed with it goes back with it, and so does what changed since.
    await deployRelease(filled.context, 'aurora', host, [{ ...games, release: '1.2.0' }]);
    await rollBack(filled.context, 'aurora', 'host-shell', { together: ['mfe-games'] });
    expect(await liveGames()).toBe('1.1.0');
    await deployRelease(filled.context, 'aurora', host);
    await deploy('aurora', 'mfe-games', '1.2.0');
    await rollBack(filled.context, 'aurora', 'host-shell', { together: ['mfe-games'] });
    expect(await liveGames()).toBe('1.1.0');
  });

  it('deploys and rolls back the host like any other part', async () => {
    await storeHost(filled.store, '2.0.0');
    await deploy('aurora', 'host-shell', '2.0.0');
    await rollBack(filled.context, 'aurora', 'host-shell');

    const history = await filled.context.deployments.history('aurora');
    expect(history.map(({ host }) => host)).toEqual(['1.0.0', '2.0.0', '1.0.0']);
  });

  it('loses none of many deployments at once @FD-022', async () => {
    const components = ['mfe-auth', 'mfe-games', 'mfe-promotions', 'mfe-messages', 'mfe-agent'];
    await Promise.all(components.map((component) => storeRemote(filled.store, component, '1.1.0')));
    await Promise.all(
      // A log of its own for each, as separate processes have.
      components.map((component) =>
        deployRelease({ ...filled.context, deployments: deploymentsIn(filled.store) }, 'aurora', {
          component,
          release: '1.1.0',
        }),
      ),
    );

    const live = await deploymentsIn(filled.store).live('aurora');
    expect(components.map((component) => describeLive(live, component))).toEqual(
      components.map(() => '1.1.0'),
    );
    const history = await filled.context.deployments.history('aurora');
    expect(history.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it.each([
    ['mfe-games', '9.9.9', 'There is no release mfe-games@9.9.9: stored are 1.0.0.'],
    ['mfe-sample', '1.0.0', 'There is no release mfe-sample@1.0.0: run `site release mfe-sample` first.'],
    ['games', '1.0.0', '"games" is no remote: their names begin with mfe-.'],
    ['host-shell', '9.9.9', 'There is no release host-shell@9.9.9'],
  ])('refuses %s@%s and says what would be right', async (component, id, words) => {
    await expect(deploy('aurora', component, id)).rejects.toThrow(words);
    expect(await filled.context.deployments.history('aurora')).toHaveLength(1);
  });

  it('refuses a merchant that does not exist, a remote that the merchant has not, and one without a host', async () => {
    await storeRemote(filled.store, 'mfe-sample', '1.0.0');
    const { remotes } = (await readMerchant(MERCHANTS_FOLDER, 'aurora')).merchant;

    await expect(deploy('aurea', 'mfe-games', '1.0.0')).rejects.toThrow('known are aurora, lagoon');
    await expect(deploy('aurora', 'mfe-sample', '1.0.0')).rejects.toThrow(
      `aurora's site has no mfe-sample: it is made of ${remotes.join(', ').replaceAll('_', '-')}`,
    );
    await expect(deploy('lagoon', 'mfe-games', '1.0.0')).rejects.toThrow('lagoon has no host yet');
  });
});
