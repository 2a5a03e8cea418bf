import { DiscoveryDocument, LiveSite } from '@site/contracts/federation/discovery';
import { AURORA, edgeOnTest, LAGOON } from '../../testing/edgeOnTest';
import { storeRemote } from '../../testing/fixtures';
import { deployRelease } from '../deploy/deployRelease';
import { rollBack } from '../deploy/rollBack';

describe('edge while the site changes', () => {
  const { ask, filled } = edgeOnTest();

  it('shows a new deployment at the next request', async () => {
    await storeRemote(filled().store, 'mfe-games', '1.1.0');
    await deployRelease(filled().context, 'lagoon', { component: 'mfe-games', release: '1.1.0' });
    const [lagoon, aurora] = await Promise.all(
      [LAGOON, AURORA].map((headers) => ask('/m/home', { headers })),
    );

    expect(lagoon?.body.toString()).toContain('/mfe-games/1.1.0/');
    expect(aurora?.body.toString()).not.toContain('/mfe-games/1.1.0/');
  });

  it('tells an open tab what is live, at once @FD-025', async () => {
    const first = await ask('/site.json', { headers: AURORA });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    const conditional = { ...AURORA, 'If-None-Match': first.headers.etag ?? '' };
    expect((await ask('/site.json', { headers: conditional })).status).toBe(304);

    await storeRemote(filled().store, 'mfe-agent', '1.1.0');
    await deployRelease(filled().context, 'aurora', { component: 'mfe-agent', release: '1.1.0' });
    const next = await ask('/site.json', { headers: conditional });
    const { host, discovery } = LiveSite.parse(JSON.parse(next.body.toString()));
    expect(host).toBe('1.0.0');
    expect(DiscoveryDocument.parse(discovery).microFrontends['site/mfe_agent']).toMatchObject([
      { metadata: { version: '1.1.0' } },
    ]);

    await rollBack(filled().context, 'aurora', 'mfe-agent');
    const back = await ask('/m/home', { headers: AURORA });
    expect(back.body.toString()).toContain('/mfe-agent/1.0.0/');
    expect(back.body.toString()).not.toContain('/mfe-agent/1.1.0/');
  });
});
