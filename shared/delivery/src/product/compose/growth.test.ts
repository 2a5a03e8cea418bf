import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { composing } from '../../testing/composing';
import { makeDiscovery, type PlacedRelease } from '../discovery/document';
import { composeSite } from './composeSite';

const REMOTES = 100;
const MERCHANTS = 20;
/** Of a document of home, compressed. */
const MOST_BYTES = 60 * 1024;
/** Of a remote as big as our own. */
const FILES = 200;
/** Of all documents of all merchants, in ms; some seconds on a busy machine. */
const MOST_MS = 60_000;

const integrity = () => `sha384-${randomBytes(48).toString('base64')}`;

/** As big as a real one: integrities are nearly all of a manifest, and do not compress. */
function grown(release: PlacedRelease, additions: object = {}): PlacedRelease {
  const files = Array.from(
    { length: FILES },
    (_, index) => [`${index}.${release.remote}.js`, integrity()] as const,
  );
  const all = { ...Object.fromEntries(files), ...release.manifest.metaData.integrity };
  const metaData = { ...release.manifest.metaData, ...additions, integrity: all };
  const manifest = { ...release.manifest, name: release.remote, metaData };
  return { ...release, manifest, manifestText: JSON.stringify(manifest), integrity: integrity() };
}

/** A remote that adds a page and an entry of the menu to a site. */
function added(number: number, like: PlacedRelease): PlacedRelease {
  const remote = `mfe_extra${number}`;
  const path = `/m/extra${number}`;
  const title = { en: `Extra ${number}`, th: `หน้าพิเศษ ${number}` };
  const route = { path, remote, expose: './ExtraPage', header: 'back', footer: false, title, back: 'home' };
  const component = `mfe-extra${number}`;
  const manifestUrl = like.manifestUrl.replace(like.component, component);
  return grown(
    { ...like, remote, component, manifestUrl },
    { routes: [route], menu: [{ path, title, icon: 'star' }] },
  );
}

describe(`a site of ${REMOTES} remotes`, () => {
  const { compose } = composing();

  it(`has a home under 60 KiB, and ${MERCHANTS} such sites are composed in seconds`, async () => {
    const { parts } = await compose();
    const [like] = parts.releases;
    if (!like) throw new Error('There is no remote to copy');
    const own = parts.releases.map((release) => grown(release));
    const others = Array.from({ length: REMOTES - own.length }, (_, number) => added(number, like));
    const releases = [...own, ...others];
    const site = { ...parts, releases, discovery: makeDiscovery(releases) };
    expect(Object.keys(site.discovery.microFrontends)).toHaveLength(REMOTES);

    const started = performance.now();
    const homes = Array.from({ length: MERCHANTS }, () => composeSite(site).files.get('home.html') ?? '');
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    const home = Buffer.from(homes[0] ?? '');
    expect(home.toString()).toContain('/m/extra94');
    expect(brotliCompressSync(home).length).toBeLessThan(MOST_BYTES);
  });
});
