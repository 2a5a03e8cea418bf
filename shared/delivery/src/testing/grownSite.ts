import { randomBytes } from 'node:crypto';
import type { DocumentParts } from '../product/compose/document';
import { makeDiscovery, type PlacedRelease } from '../product/discovery/document';

/**
 * The same site with more remotes in its discovery document, each as big as its first, with a page and an entry of the
 * menu.
 *
 * @param count Of all its remotes; those that it has stay as they are.
 */
export function withRemotes<Parts extends DocumentParts>(parts: Parts, count: number): Parts {
  const [like] = parts.releases;
  if (!like) throw new Error('There is no remote to copy');
  const others = Array.from({ length: count - parts.releases.length }, (_, number) => added(number, like));
  const releases = [...parts.releases, ...others];
  return { ...parts, releases, discovery: makeDiscovery(releases) };
}

/** As that of a file: it does not compress. */
export const randomIntegrity = () => `sha384-${randomBytes(48).toString('base64')}`;

function added(number: number, like: PlacedRelease): PlacedRelease {
  const remote = `mfe_extra${number}`;
  const component = `mfe-extra${number}`;
  const path = `/m/extra${number}`;
  const title = { en: `Extra ${number}`, th: `หน้าพิเศษ ${number}` };
  const route = { path, remote, expose: './ExtraPage', header: 'back', footer: false, title, back: 'home' };
  const metaData = {
    ...like.manifest.metaData,
    routes: [route],
    menu: [{ path, title, icon: 'star' }],
  } as PlacedRelease['manifest']['metaData'];
  const manifest = { ...like.manifest, name: remote, metaData };
  return {
    ...like,
    remote,
    component,
    manifestUrl: like.manifestUrl.replace(like.component, component),
    manifest,
    manifestText: JSON.stringify(manifest),
    integrity: randomIntegrity(),
  };
}
