import { integrityOf } from '../../integrity';
import type { HostRelease } from '../compose/hostManifest';
import type { PlacedRelease } from '../discovery/document';
import { HOST_COMPONENT, releaseFolder } from '../discovery/names';
import type { Store } from '../store/Store';

/** The text of the file that draws a release's slots; undefined where it is not the one that was released. */
export async function releaseCode(
  store: Store,
  { component, release, manifest }: PlacedRelease,
): Promise<string | undefined> {
  const { firstView, integrity } = manifest.metaData;
  const file = firstView?.file ?? '';
  return textOf(store, `${releaseFolder(component, release)}/${file}`, integrity[file]);
}

/** The text of the file that draws the host's frames; undefined where it has none, or not the one that was released. */
export async function hostCode(
  store: Store,
  { release, manifest: { firstView } }: HostRelease,
): Promise<string | undefined> {
  if (!firstView) return undefined;
  return textOf(store, `${releaseFolder(HOST_COMPONENT, release)}/${firstView.file}`, firstView.integrity);
}

async function textOf(
  store: Store,
  file: string,
  integrity: string | undefined,
): Promise<string | undefined> {
  const bytes = await store.readFile(file);
  return bytes && integrityOf(bytes) === integrity ? bytes.toString('utf8') : undefined;
}

/** The text of the host's style sheets, which says which shared components it has the classes of. */
export async function hostSheets(store: Store, { release, manifest }: HostRelease): Promise<string> {
  const folder = releaseFolder(HOST_COMPONENT, release);
  const texts = await Promise.all(manifest.styles.map(({ file }) => store.readFile(`${folder}/${file}`)));
  return texts.map((bytes) => bytes?.toString('utf8') ?? '').join('\n');
}
