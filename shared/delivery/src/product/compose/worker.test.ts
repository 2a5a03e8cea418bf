import type { WorkerSettings } from '@site/contracts/federation/siteFiles';
import { block, composing } from '../../testing/composing';
import { RELEASES_URL, storeRemote, wholeSite } from '../../testing/fixtures';
import { wholly } from '../deploy/composition';
import { composeSite, storeSite } from './composeSite';

describe('composed for no network', () => {
  const { compose, filled } = composing();

  it("puts the site's settings in front of the host's worker, the same for every release of a remote", async () => {
    const { site, parts, html } = await compose();
    const worker = site.files.get('sw.js')?.toString() ?? '';
    expect(html('home')).toContain(' data-service-worker="/sw.js"');
    expect(Object.keys(block(html('home'), 'host-files') as object).join()).not.toContain('service-worker');

    const self: { workerSettings?: WorkerSettings } = {};
    new Function('self', worker)(self);
    expect(worker.endsWith('/* worker */')).toBe(true);
    expect(self.workerSettings).toMatchObject({ start: '/m/home', home: ['/', '/m/home'] });
    expect(self.workerSettings?.releases).toContain(`${RELEASES_URL}/mfe-games/`);
    expect(new RegExp(self.workerSettings?.platform ?? '').test('/wps/system/status')).toBe(true);
    // The catalogue comes from the contract: a new call of it needs no other host.
    expect(self.workerSettings?.catalogue).toContain('/wps/relay/GCSGAME_gameList');
    expect(self.workerSettings?.catalogue).not.toContain('/wps/wallet/balance');
    await storeSite(filled().store, parts, site);
    const [page, ...styles] = self.workerSettings?.offline ?? [];
    expect(site.files.has(page?.slice(1) ?? '')).toBe(true);
    for (const style of styles)
      expect(await filled().store.readFile(`brand/aurora/${style.slice('/brand/'.length)}`)).toBeDefined();

    await storeRemote(filled().store, 'mfe-games', '1.1.0');
    const remotes = new Map(wholeSite('1.0.0').remotes).set('mfe-games', wholly('mfe-games', '1.1.0'));
    const next = await compose('aurora', { ...wholeSite('1.0.0'), remotes });
    expect(next.site.files.get('sw.js')?.toString()).toBe(worker);
  });

  it('has no worker where the host has none, and none is used in development', async () => {
    const { parts } = await compose();
    const { worker: _worker, ...host } = parts.host;
    const without = composeSite({ ...parts, host });
    expect(without.files.has('sw.js')).toBe(false);
    for (const site of [without, composeSite({ ...parts, development: true })])
      expect(site.files.get('home.html')?.toString()).not.toContain('data-service-worker');
  });

  it("says in the merchant's languages that there is no network, without a script", async () => {
    const { site } = await compose();
    const page = site.files.get('offline.html')?.toString() ?? '';
    expect(page).not.toMatch(/<script|style=/);
    expect(page.indexOf('<section lang="th"><h1>')).toBeGreaterThan(0);
    expect(page.indexOf('<section lang="en"><h2>No internet</h2>')).toBeGreaterThan(page.indexOf('<h1>'));
    expect(page.match(/<a href="">/g)).toHaveLength(2);
  });
});
