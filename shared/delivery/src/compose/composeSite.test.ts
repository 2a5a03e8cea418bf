import { DiscoveryDocument } from '@site/contracts/discovery';
import { InlinedManifests, Merchant } from '@site/contracts/merchant';
import type { WorkerSettings } from '@site/contracts/siteFiles';
import { wholly } from '../deploy/composition';
import { partsOf } from '../deploy/deploy';
import { releaseFolder } from '../discovery/names';
import { integrityOf } from '../integrity';
import {
  filledStore,
  HOME_CALL,
  RELEASES_URL,
  remoteBuild,
  STATUS_CALL,
  storeRemote,
  wholeSite,
} from '../testing/fixtures';
import { composeSite, documentFor, parseDocumentIndex, readDocumentIndex, storeSite } from './composeSite';
import { contentSecurityPolicy } from './csp';

type Filled = Awaited<ReturnType<typeof filledStore>>;

const block = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
const preloads = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" as="(\w+)" href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)">/g,
    ),
  ].map(([, as, href, integrity]) => ({ as, href, integrity }));

describe('composeSite', () => {
  let filled: Filled;

  beforeAll(async () => {
    filled = await filledStore();
  });

  afterAll(() => filled.remove());

  const compose = async (merchant = 'aurora', composition = wholeSite('1.0.0')) => {
    const parts = await partsOf(filled.context, merchant, composition);
    const site = composeSite(parts);
    return { parts, site, html: (kind: string) => site.files.get(`${kind}.html`)?.toString() ?? '' };
  };

  it('carries merchant, discovery and manifests, each in the form of its contract @FD-035', async () => {
    const { html } = await compose();
    const home = html('home');

    expect(Merchant.parse(block(home, 'merchant')).code).toBe('aurora');
    const discovery = DiscoveryDocument.parse(block(home, 'discovery'));
    const manifests = InlinedManifests.parse(block(home, 'manifests'));
    const entries = Object.values(discovery.microFrontends).flat();
    expect(entries).toHaveLength(5);
    for (const { url, metadata } of entries) {
      expect(integrityOf(manifests[url] ?? '')).toBe(metadata.integrity);
    }
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

  it('preloads exactly what the route loads, as it will be asked for @FD-035', async () => {
    const { html } = await compose();
    const build = remoteBuild('mfe-auth', '1.0.0');
    const file = (as: string, name: string) => ({
      as,
      href: `${RELEASES_URL}/mfe-auth/1.0.0/${name}`,
      integrity: integrityOf(build.get(name) ?? ''),
    });

    expect(preloads(html('login'))).toEqual([
      file('script', 'remoteEntry.aa11.js'),
      file('style', 'css/LoginPage.cc33.css'),
      file('script', 'js/LoginPage.bb22.js'),
    ]);
  });

  it("preloads the merchant's first slots on home, and no remote that home does not show", async () => {
    const { html } = await compose();
    const loaded = preloads(html('home')).map(({ href }) => href?.slice(RELEASES_URL.length) ?? '');

    expect(new Set(loaded.map((path) => path.split('/')[1]))).toEqual(new Set(['mfe-messages', 'mfe-games']));
    expect(loaded).toHaveLength(new Set(loaded).size);
    expect(loaded.some((path) => path.includes('WinnerBoard'))).toBe(false);
  });

  it('has no inline script or style, and a policy without holes', async () => {
    const { site, html } = await compose();
    const { documents } = JSON.parse(site.files.get('documents.json')?.toString() ?? '');

    expect(html('home')).not.toMatch(/<style|style=|\son\w+=|<script(?! type="application\/json"| src=)/);
    for (const { policy } of documents) {
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain(`script-src 'self' ${RELEASES_URL}/mfe-agent/ `);
    }
  });

  it('lets in what Firebase needs where the merchant has a project, and nowhere else @FD-033', async () => {
    const { parts } = await compose();
    const firebase = { apiKey: 'key', authDomain: 'pearl.example', projectId: 'pearl-site', phone: true };
    const indexOf = (merchant: Merchant) =>
      parseDocumentIndex(composeSite({ ...parts, merchant }).files.get('documents.json')).documents[0];
    const [without, having] = [indexOf(parts.merchant), indexOf({ ...parts.merchant, firebase })];

    expect(without?.policy).not.toContain('google');
    expect(without?.foreignScripts).toBeUndefined();
    expect(having?.foreignScripts).toBe(true);
    const directive = (name: string) =>
      having?.policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? '';
    expect(directive('script-src')).toContain(
      ' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
    expect(directive('connect-src')).toContain(' https://identitytoolkit.googleapis.com ');
    expect(directive('frame-src')).toContain('https://pearl.example ');
    expect(directive('trusted-types')).toContain(' gapi#gapi goog#html recaptcha ');
    expect(having?.policy).not.toMatch(/unsafe|\*/);
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
    await filled.store.putFolder(
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

  it('preloads nothing of a remote with several releases, and inlines the manifests of those in use', async () => {
    const whole = wholeSite('1.0.0');
    await Promise.all(['1.1.0', '1.2.0'].map((id) => storeRemote(filled.store, 'mfe-auth', id)));
    const variants = ['1.0.0', '1.1.0', '1.2.0'].map((release, index) => ({
      component: 'mfe-auth',
      release,
      traffic: [90, 10, 0][index] ?? 0,
      default: index === 0,
    }));
    const remotes = new Map(whole.remotes).set('mfe-auth', variants);
    const { html } = await compose('aurora', { ...whole, remotes });

    expect(preloads(html('login'))).toEqual([]);
    const manifests = Object.keys(InlinedManifests.parse(block(html('login'), 'manifests')));
    expect(manifests.filter((url) => url.includes('mfe-auth'))).toEqual(
      ['1.0.0', '1.1.0'].map((id) => `${RELEASES_URL}/mfe-auth/${id}/mf-manifest.json`),
    );
  });

  it('lets pages of the listed origins into frames, and of no other', () => {
    expect(contentSecurityPolicy([])).toContain("frame-src 'none'");
    expect(contentSecurityPolicy([], ['self', 'https://games.vendor.example'])).toContain(
      "frame-src 'self' https://games.vendor.example;",
    );
  });

  it('answers unknown paths with home', async () => {
    const { parts, site } = await compose();
    await storeSite(filled.store, parts, site);
    const index = await readDocumentIndex(filled.store, 'aurora', site.hash);

    expect(documentFor(index, '/m/login')?.kind).toBe('login');
    expect(documentFor(index, '/m/home')?.kind).toBe('home');
    expect(documentFor(index, '/m/nowhere')?.kind).toBe('home');
    expect(documentFor(index, '/nowhere.js')).toBeUndefined();
  });

  it('can be installed: name, colours and icons of each merchant', async () => {
    for (const [merchant, color] of [
      ['aurora', '#090e19'],
      ['lagoon', '#f1f8f7'],
    ] as const) {
      const { site, parts, html } = await compose(merchant);
      await storeSite(filled.store, parts, site);
      const manifest = JSON.parse(site.files.get('manifest.webmanifest')?.toString() ?? '');
      expect(manifest).toMatchObject({
        id: '/',
        name: parts.merchant.name,
        lang: 'th',
        start_url: '/m/home',
        scope: '/',
        display: 'standalone',
        theme_color: color,
        background_color: color,
      });
      expect(html('home')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
      const touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)">/.exec(html('login'))?.[1];
      const icons: { src: string; sizes: string }[] = manifest.icons;
      for (const { src, sizes } of [...icons, { src: touch ?? '', sizes: '180x180' }]) {
        const png = await filled.store.readFile(`brand/${merchant}/${src.slice('/brand/'.length)}`);
        // Width and height stand in the header of every PNG file.
        expect(`${png?.readUInt32BE(16)}x${png?.readUInt32BE(20)}`).toBe(sizes);
      }
      expect(icons.filter(({ src }) => src.includes('maskable'))).toHaveLength(1);
    }
  });

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
    await storeSite(filled.store, parts, site);
    const [page, ...styles] = self.workerSettings?.offline ?? [];
    expect(site.files.has(page?.slice(1) ?? '')).toBe(true);
    for (const style of styles)
      expect(await filled.store.readFile(`brand/aurora/${style.slice('/brand/'.length)}`)).toBeDefined();

    await storeRemote(filled.store, 'mfe-games', '1.1.0');
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

  it('draws the icons of a brand once, the same every time', async () => {
    const { site, parts } = await compose('lagoon');
    const [once, again] = await Promise.all([parts.brand.files(), parts.brand.files()]);
    expect(once).toEqual(again);
    await storeSite(filled.store, parts, site);
    const files = jest.fn(parts.brand.files);
    await storeSite(filled.store, { ...parts, brand: { ...parts.brand, files } }, site);
    expect(files).not.toHaveBeenCalled();
  });
});
