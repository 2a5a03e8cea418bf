import { DiscoveryDocument } from '@site/contracts/federation/discovery';
import { integrityOf } from '../integrity';
import { wholly } from '../product/deploy/composition';
import { changeSite } from '../product/deploy/deploy';
import type { LocatedDocument } from '../product/edge/liveDocuments';
import { filledStore, RELEASES_URL, remoteBuild, wholeSite } from '../testing/fixtures';
import { serve, type TestServer } from '../testing/http';
import { developmentDocuments } from './developmentDocuments';

describe('development documents', () => {
  let filled: Awaited<ReturnType<typeof filledStore>>;
  let server: TestServer;
  let served: { status: number; manifest: string };

  beforeEach(async () => {
    filled = await filledStore();
    await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
    served = { status: 200, manifest: manifestOf('0.0.0-local') };
    server = await serve((_request, response) => response.writeHead(served.status).end(served.manifest));
  });

  afterEach(async () => {
    await server.close();
    await filled.remove();
  });

  const manifestOf = (release: string) =>
    remoteBuild('mfe-games', release).get('mf-manifest.json')?.toString() ?? '';
  const documents = () => developmentDocuments(filled.context, { component: 'mfe-games', url: url() });
  const url = () => `http://127.0.0.1:${server.port}`;
  const discoveryIn = async (located: LocatedDocument | undefined) => {
    const html = (await located?.store.readFile(located.file))?.toString() ?? '';
    return DiscoveryDocument.parse(JSON.parse(/id="discovery">(.*?)<\/script>/.exec(html)?.[1] ?? ''));
  };

  it('take one remote from its server and the others as released', async () => {
    const located = await documents().locate('aurora', '/m/home');
    const { microFrontends } = await discoveryIn(located);

    expect(microFrontends['site/mfe_games']?.[0]?.url).toBe(`${url()}/mf-manifest.json`);
    expect(microFrontends['site/mfe_auth']?.[0]?.url).toBe(`${RELEASES_URL}/mfe-auth/1.0.0/mf-manifest.json`);
  });

  it('take it where it stands in the place of another remote @FD-014', async () => {
    await changeSite(filled.context, 'aurora', 'deploy', (live) => ({
      ...live,
      remotes: new Map([...live.remotes].filter(([name]) => name !== 'mfe-games')).set(
        'mfe-promotions',
        wholly('mfe-games', '1.0.0'),
      ),
    }));
    const { microFrontends } = await discoveryIn(await documents().locate('aurora', '/m/home'));

    expect(microFrontends['site/mfe_promotions']?.[0]?.url).toBe(`${url()}/mf-manifest.json`);
  });

  it('leave a merchant without the remote as it is @FD-015', async () => {
    const component = 'mfe-sample';
    served.manifest = remoteBuild(component, '0.0.0-local').get('mf-manifest.json')?.toString() ?? '';
    const source = developmentDocuments(filled.context, { component, url: url() });
    const { microFrontends } = await discoveryIn(await source.locate('aurora', '/m/home'));

    expect(microFrontends).not.toHaveProperty('site/mfe_sample');
    expect(microFrontends).toHaveProperty('site/mfe_games');
  });

  it('let in that server and its socket, and nothing unsafe', async () => {
    const { policy = '' } = (await documents().locate('aurora', '/m/home')) ?? {};

    expect(policy).toContain(`ws://127.0.0.1:${server.port};`);
    expect(policy).toMatch(new RegExp(`script-src 'self' ${url()}/ http`));
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('state the integrity of what is served now', async () => {
    const source = documents();
    for (const release of ['0.0.0-local', '0.0.1-local']) {
      served.manifest = manifestOf(release);
      const { microFrontends } = await discoveryIn(await source.locate('aurora', '/m/home'));
      expect(microFrontends['site/mfe_games']?.[0]?.metadata).toEqual({
        version: release,
        integrity: integrityOf(served.manifest),
      });
    }
  });

  it('say that the remote does not compile', async () => {
    served.status = 404;
    await expect(documents().locate('aurora', '/m/home')).rejects.toThrow(
      'mfe-games does not compile: its development server says why.',
    );
  });

  it('are none where nothing is live', async () => {
    expect(await documents().locate('lagoon', '/m/home')).toBeUndefined();
  });
});
