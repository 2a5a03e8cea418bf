import {
  type RemoteManifest,
  RemoteManifest as RemoteManifestSchema,
} from '@site/contracts/federation/discovery';
import { integrityOf } from '../../integrity';
import { Refusal } from '../../refusal';
import type { Store } from '../store/Store';
import { isRemoteComponent, REMOTE_MANIFEST_FILE, releaseFolder } from './names';

/** A release of a remote as the store holds it. */
export interface StoredRelease {
  readonly component: string;
  readonly release: string;
  readonly manifest: RemoteManifest;
  /** As released, to the byte: its integrity is what the discovery document states. */
  readonly manifestText: string;
  readonly integrity: string;
}

/** Components that have releases, sorted. */
export function storedComponents(store: Store): Promise<string[]> {
  return store.list('releases');
}

/** Ids of a component's releases, sorted by name. */
export function storedReleases(store: Store, component: string): Promise<string[]> {
  return store.list(`releases/${component}`);
}

/**
 * Reads what the discovery document needs to know of a release.
 *
 * @throws Refusal naming the releases that exist when this one does not, or when its manifest is not one.
 */
export async function readRelease(store: Store, component: string, release: string): Promise<StoredRelease> {
  if (!isRemoteComponent(component))
    throw new Refusal(`"${component}" is no remote: their names begin with mfe-.`);
  const known = await storedReleases(store, component);
  if (!known.includes(release)) {
    const hint =
      known.length > 0 ? `stored are ${known.join(', ')}` : `run \`site release ${component}\` first`;
    throw new Refusal(`There is no release ${component}@${release}: ${hint}.`);
  }
  const bytes = await store.readFile(`${releaseFolder(component, release)}/${REMOTE_MANIFEST_FILE}`);
  const manifestText = bytes?.toString('utf8') ?? '';
  return {
    component,
    release,
    manifest: parseRemoteManifest(manifestText, `${component}@${release}`),
    manifestText,
    integrity: integrityOf(manifestText),
  };
}

/**
 * Parses the manifest that a remote's build left.
 *
 * @param whose For the message: `mfe-games@1.0.0`.
 * @throws Refusal naming the first thing that is wrong with it.
 */
export function parseRemoteManifest(text: string, whose: string): RemoteManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal(`${whose}: ${REMOTE_MANIFEST_FILE} is missing or no JSON; build the remote again.`);
  }
  const parsed = RemoteManifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${whose}: ${REMOTE_MANIFEST_FILE} at ${issue?.path.join('.')}: ${issue?.message}.`);
}
