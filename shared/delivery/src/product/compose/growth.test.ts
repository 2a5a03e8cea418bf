import { brotliCompressSync } from 'node:zlib';
import { composing } from '../../testing/composing';
import { randomIntegrity, withRemotes } from '../../testing/grownSite';
import type { PlacedRelease } from '../discovery/document';
import { composeSite } from './composeSite';

const REMOTES = 100;
const MERCHANTS = 20;
/** Of a document of home, compressed. */
const MOST_BYTES = 60 * 1024;
/** Of a remote as big as our own. */
const FILES = 200;
/** Of all documents of all merchants, in ms; some seconds on a busy machine. */
const MOST_MS = 60_000;

/** As big as a real one: integrities are nearly all of a manifest, and do not compress. */
function grown(release: PlacedRelease): PlacedRelease {
  const files = Array.from(
    { length: FILES },
    (_, index) => [`${index}.${release.remote}.js`, randomIntegrity()] as const,
  );
  const all = { ...Object.fromEntries(files), ...release.manifest.metaData.integrity };
  const metaData = { ...release.manifest.metaData, integrity: all };
  const manifest = { ...release.manifest, name: release.remote, metaData };
  return { ...release, manifest, manifestText: JSON.stringify(manifest), integrity: randomIntegrity() };
}

describe(`a site of ${REMOTES} remotes`, () => {
  const { compose } = composing();

  it(`has a home under 60 KiB, and ${MERCHANTS} such sites are composed in seconds`, async () => {
    const { parts } = await compose();
    const site = withRemotes({ ...parts, releases: parts.releases.map(grown) }, REMOTES);
    expect(Object.keys(site.discovery.microFrontends)).toHaveLength(REMOTES);

    const started = performance.now();
    const homes = Array.from({ length: MERCHANTS }, () => composeSite(site).files.get('home.html') ?? '');
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    const home = Buffer.from(homes[0] ?? '');
    expect(home.toString()).toContain('/m/extra94');
    expect(brotliCompressSync(home).length).toBeLessThan(MOST_BYTES);
  });
});
