import type { RemoteManifest } from '@site/contracts/discovery';
import { isEsModule } from './esModules';
import type { Source } from './remotes';
import { federation } from './runtime';

/** Address of the manifest that each remote is registered from. */
const registered = new Map<string, string>();

/**
 * Makes a release known to the federation runtime by its entry script: its manifest was read and checked
 * before. Loads that failed together are followed by one new registration, not by one each.
 */
export function register({ remote, url }: Source, manifest: RemoteManifest): void {
  if (registered.get(remote) === url) return;
  const { remoteEntry, globalName = remote } = manifest.metaData;
  const entry = new URL(`${remoteEntry.path}${remoteEntry.name}`, url).href;
  const type = isEsModule(manifest) ? 'module' : 'var';
  federation().registerRemotes([{ name: remote, entry, entryGlobalName: globalName, type }], { force: true });
  registered.set(remote, url);
}

/** After a failed load: the next registration replaces all that the runtime holds of the remote. */
export function discard(remote: string): void {
  registered.delete(remote);
}
