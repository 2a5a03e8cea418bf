import { DiscoveryDocument } from '@site/contracts/federation/discovery';
import { InlinedManifests, Merchant } from '@site/contracts/federation/merchant';
import { integrityOf } from '../../integrity';
import { block, composing, preloads } from '../../testing/composing';
import { HOME_CALL, RELEASES_URL, remoteBuild, STATUS_CALL, wholeSite } from '../../testing/fixtures';
import { releaseFolder } from '../discovery/names';
import { composeSite, documentFor, parseDocumentIndex, readDocumentIndex, storeSite } from './composeSite';

describe('composeSite', () => {
  const { compose, filled } = composing();

  it('carries merchant, discovery and manifests, each in the form of its contract @FD-035', async () => {
    const { html } = await compose();
    const home = html('home');

    expect(Merchant.parse(block(home, 'merchant')).code).toBe('aurora');
    const discovery = DiscoveryDocument.parse(block(home, 'discovery'));
    const manifests = InlinedManifests.parse(block(home, 'manifests'));
    const entries = Object.values(discovery.microFrontends).flat();
    expect(entries).toHaveLength(5);
    const shown = entries.filter(({ url }) => url in manifests);
    expect(shown).toHaveLength(Object.keys(manifests).length);
    for (const { url, metadata } of shown) expect(integrityOf(manifests[url] ?? '')).toBe(metadata.integrity);
  });

  it('carries the manifests of the remotes that its page shows, and of no other one @FD-035', async () => {
    const { html } = await compose();
    const remotes = (kind: string) =>
      Object.keys(InlinedManifests.parse(block(html(kind), 'manifests')))
        .map((url) => /mfe-[a-z]+/.exec(url)?.[0])
        .sort();
    expect(remotes('home')).toEqual(['mfe-games', 'mfe-messages']);
    expect(remotes('login')).toEqual(['mfe-auth']);
  });

  it('lets no script of the host run without integrity, early or late @FD-032', async () => {
    const { html, parts } = await compose();
    const { integrity } = parts.host.manifest;
    expect(block(html('home'), 'host-files')).toEqual({
      '/host-shell/1.0.0/later.ab77.js': integrity['later.ab77.js'],
    });
    for (const [tag] of html('home').matchAll(/<script src=[^>]*>/g)) {
      expect(tag).toContain(' integrity="sha384-');
      expect(tag).toContain(' crossorigin="anonymous"');
    }
  });

  it('declares the first calls of host and modules, each once, for the script that sends them', async () => {
    const { html } = await compose();
    expect(block(html('home'), 'first-calls')).toEqual([STATUS_CALL, HOME_CALL]);
    expect(block(html('login'), 'first-calls')).toEqual([]);
    const early = html('home').indexOf('src="/host-shell/1.0.0/early.ff66.js"');
    expect(early).toBeGreaterThan(html('home').indexOf('id="first-calls"'));
  });

  it('is another site for another merchant, from the same releases @FD-013', async () => {
    const [aurora, lagoon] = await Promise.all([compose('aurora'), compose('lagoon')]);

    expect(aurora.html('home')).toContain('<html lang="th" data-merchant="aurora" data-theme="dark" ');
    expect(lagoon.html('home')).toContain('<html lang="th" data-merchant="lagoon" data-theme="light" ');
    expect(aurora.parts.brand.hash).not.toBe(lagoon.parts.brand.hash);
  });

  it('leaves out remotes that are not live', async () => {
    const whole = wholeSite('1.0.0');
    const remotes = new Map([...whole.remotes].filter(([remote]) => remote !== 'mfe-games'));
    const { html } = await compose('aurora', { ...whole, remotes });

    expect(html('home')).not.toContain(`${RELEASES_URL}/mfe-games`);
    expect(
      Object.keys(DiscoveryDocument.parse(block(html('home'), 'discovery')).microFrontends),
    ).toHaveLength(4);
  });

  it('says what each release exposes, and has no document for a page whose module none has', async () => {
    const whole = wholeSite('1.0.0');
    await filled().store.putFolder(
      releaseFolder('mfe-auth', '1.9.0'),
      remoteBuild('mfe-auth', '1.9.0', ['RegisterPage']),
    );
    const remotes = new Map(whole.remotes).set('mfe-auth', [
      { component: 'mfe-auth', release: '1.9.0', traffic: 100, default: true },
    ]);
    const { site, html } = await compose('aurora', { ...whole, remotes });

    const discovery = DiscoveryDocument.parse(block(html('home'), 'discovery'));
    const [entry] = discovery.microFrontends['site/mfe_auth'] ?? [];
    expect(entry?.extras.exposes).toEqual(['./RegisterPage']);
    const index = parseDocumentIndex(site.files.get('documents.json'));
    expect(documentFor(index, '/m/login')?.kind).toBe('home');
  });

  it('composes a document for a page that a remote adds @FD-012', async () => {
    const { parts } = await compose();
    const route = {
      remote: 'mfe_agent',
      expose: './AgentHomePage',
      header: 'back',
      footer: true,
      title: { en: 'Club' },
      back: 'home',
    } as const;
    const routes = ['/m/club', '/m/club/rules', '/m/login', '/site.json'].map((path) => ({ ...route, path }));
    const releases = parts.releases.map((release) =>
      release.remote === 'mfe_agent'
        ? {
            ...release,
            manifest: { ...release.manifest, metaData: { ...release.manifest.metaData, routes } },
          }
        : release,
    );
    const site = composeSite({ ...parts, releases });
    const index = parseDocumentIndex(site.files.get('documents.json'));

    const club = documentFor(index, '/m/club');
    expect(club).toEqual(documentFor(index, '/m/club/rules'));
    expect(preloads(site.files.get(club?.file ?? '')?.toString() ?? '').map(({ href }) => href)).toContain(
      `${RELEASES_URL}/mfe-agent/1.0.0/js/AgentHomePage.bb22.js`,
    );
    // What the host has stays the host's.
    expect(documentFor(index, '/m/login')?.kind).toBe('login');
    expect(documentFor(index, '/site.json')?.kind).toBe('site');
  });

  it('answers unknown paths with home', async () => {
    const { parts, site } = await compose();
    await storeSite(filled().store, parts, site);
    const index = await readDocumentIndex(filled().store, 'aurora', site.hash);

    expect(documentFor(index, '/m/login')?.kind).toBe('login');
    expect(documentFor(index, '/m/home')?.kind).toBe('home');
    expect(documentFor(index, '/m/nowhere')?.kind).toBe('home');
    expect(documentFor(index, '/nowhere.js')).toBeUndefined();
  });
});
