import { ENTRY_BUDGET, FIRST_VIEW_BUDGET } from '@site/build/budgets';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { releaseFolder } from '../../product/discovery/names';
import type { StoredRelease } from '../../product/discovery/releases';
import { compressedCopies, ENCODINGS } from '../../product/store/compress';
import type { Files, Store } from '../../product/store/Store';

/** By part of a remote (`entry`, `firstView`, or an expose): bytes as they travel, by brotli where that is less. */
export type Weights = ReadonlyMap<string, number>;

const BROTLI = ENCODINGS[0].ending;

/**
 * What the parts of a build weigh (FD-078): its entry, and of each expose the scripts and style sheets that it loads
 * at once. Shared packages that it brings along are not counted: whether a page loads a copy depends on the others
 * that are in it.
 *
 * @param files The build, with every file that the manifest names.
 */
export async function weightsOfBuild(manifest: RemoteManifest, files: Files): Promise<Weights> {
  const wanted = new Map(
    [...new Set([...partsOf(manifest).values()].flat())].flatMap((name) => {
      const content = files.get(name);
      return content ? [[name, content] as const] : [];
    }),
  );
  const copies = await compressedCopies(wanted);
  return weigh(manifest, async (name) => (copies.get(name + BROTLI) ?? wanted.get(name))?.byteLength ?? 0);
}

/** The same of a release that is stored. */
export function weightsOfRelease(
  store: Store,
  { component, release, manifest }: Pick<StoredRelease, 'component' | 'release' | 'manifest'>,
): Promise<Weights> {
  const folder = releaseFolder(component, release);
  return weigh(manifest, async (name) => {
    const content =
      (await store.readFile(`${folder}/${name}${BROTLI}`)) ?? (await store.readFile(`${folder}/${name}`));
    return content?.byteLength ?? 0;
  });
}

/** The files of each part. */
function partsOf({ metaData, exposes }: RemoteManifest): Map<string, readonly string[]> {
  const { remoteEntry, firstView } = metaData;
  const entry = `${remoteEntry.path}${remoteEntry.name}`;
  return new Map([
    [ENTRY_BUDGET, [entry]],
    ...(firstView ? [[FIRST_VIEW_BUDGET, [firstView.file]] as const] : []),
    ...exposes.map(({ path, assets: { js, css } }) => {
      const files = new Set([...js.sync, ...css.sync]);
      files.delete(entry);
      return [path, [...files]] as const;
    }),
  ]);
}

async function weigh(manifest: RemoteManifest, sizeOf: (name: string) => Promise<number>): Promise<Weights> {
  const known = new Map<string, Promise<number>>();
  const weights = [...partsOf(manifest)].map(async ([part, names]) => {
    const sizes = names.map((name) => {
      const size = known.get(name) ?? sizeOf(name);
      known.set(name, size);
      return size;
    });
    return [part, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)] as const;
  });
  return new Map(await Promise.all(weights));
}
