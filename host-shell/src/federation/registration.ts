import type { RemoteManifest } from '@site/contracts/discovery';
import type { Source } from './remotes';
import { federation } from './runtime';

/** Address of the manifest that each remote is registered from. */
const registered = new Map<string, string>();

/**
 * Makes a release known to the federation runtime, by its entry script: the manifest was read and checked
 * before. `discard` is for a load that failed: the next registration replaces what the runtime holds. Loads
 * that fail together are followed by one new registration, not by one each.
 */
export function register({ remote, url }: Source, manifest: RemoteManifest): { discard: () => void } {
  if (registered.get(remote) !== url) {
    const { remoteEntry, globalName = remote } = manifest.metaData;
    const entry = new URL(`${remoteEntry.path}${remoteEntry.name}`, url).href;
    federation().registerRemotes([{ name: remote, entry, entryGlobalName: globalName, type: 'var' }], {
      force: true,
    });
    registered.set(remote, url);
  }
  return { discard: () => registered.delete(remote) };
}
