import type { RemoteManifest } from '@site/contracts/federation/discovery';
import type { Source } from '../discovery/remotes';
import { abortPending, bustCache, freshAddress } from '../trust/bustCache';
import { isEsModule } from './esModules';
import { federation } from './runtime';
import { forgetUnloaded } from './shareScope';

/** One registration of a release with the federation runtime; what is loaded by it succeeds or fails together. */
export interface Registration {
  readonly remote: string;
  /** Address of the manifest. */
  readonly url: string;
}

const registrations = new Map<string, Registration>();

/**
 * Makes a release known to the federation runtime by its entry script: its manifest was read and checked
 * before. A release that is registered already stays as it is.
 */
export function register({ remote, url }: Source, manifest: RemoteManifest): Registration {
  const present = registrations.get(remote);
  if (present?.url === url) return present;
  const { remoteEntry, globalName = remote } = manifest.metaData;
  const address = new URL(`${remoteEntry.path}${remoteEntry.name}`, url).href;
  const [type, entry] = isEsModule(manifest)
    ? // Only under this address is it in the page's module map, verified, and only so do its chunks import it.
      (['module', address] as const)
    : (['var', freshAddress(address)] as const);
  federation().registerRemotes([{ name: remote, entry, entryGlobalName: globalName, type }], { force: true });
  const registration = { remote, url };
  registrations.set(remote, registration);
  return registration;
}

/**
 * After a failed load: the next registration replaces all that the runtime holds of the remote, and requests its
 * files anew. Loads that failed together are followed by one new registration: a later one is not at fault, and
 * stays.
 *
 * @param hangs Whether nothing came, so that whoever waits for a file waits in vain.
 */
export function discard(registration: Registration, hangs = false): void {
  const { remote, url } = registration;
  if (registrations.get(remote) !== registration) return;
  registrations.delete(remote);
  forgetUnloaded(remote);
  bustCache(url);
  // Only then: a neighbour's load of another module may still come through.
  if (hangs) abortPending(url);
}

/** Discards whatever a remote is registered with now. */
export function discardRemote(remote: string): void {
  const present = registrations.get(remote);
  if (present) discard(present);
}
