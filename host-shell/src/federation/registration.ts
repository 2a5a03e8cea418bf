import type { RemoteManifest } from '@site/contracts/discovery';
import { isEsModule } from './esModules';
import { askAnew, freshAddress, giveUpAwaited } from './freshAddress';
import type { Source } from './remotes';
import { federation } from './runtime';
import { forgetUnloaded } from './shareScope';

/** Address of the manifest that each remote is registered from. */
const registered = new Map<string, string>();
/** How often a remote had to be registered anew. */
const generations = new Map<string, number>();

/** Which registration of a remote a load that begins now belongs to. */
export function generationOf(remote: string): number {
  return generations.get(remote) ?? 0;
}

/**
 * Makes a release known to the federation runtime by its entry script: its manifest was read and checked
 * before. Loads that failed together are followed by one new registration, not by one each.
 */
export function register({ remote, url }: Source, manifest: RemoteManifest): void {
  if (registered.get(remote) === url) return;
  const { remoteEntry, globalName = remote } = manifest.metaData;
  const entry = freshAddress(new URL(`${remoteEntry.path}${remoteEntry.name}`, url).href);
  const type = isEsModule(manifest) ? 'module' : 'var';
  federation().registerRemotes([{ name: remote, entry, entryGlobalName: globalName, type }], { force: true });
  registered.set(remote, url);
}

/**
 * After a failed load: the next registration replaces all that the runtime holds of the remote, and asks for
 * its files anew.
 *
 * @param options.generation The one that the load began in; a later one is not at fault, and stays.
 * @param options.hangs Whether nothing came, so that whoever waits for a file waits in vain.
 */
export function discard(
  remote: string,
  { generation = generationOf(remote), hangs = false }: { generation?: number; hangs?: boolean } = {},
): void {
  if (generation !== generationOf(remote)) return;
  generations.set(remote, generation + 1);
  const url = registered.get(remote);
  registered.delete(remote);
  if (!url) return;
  forgetUnloaded(remote);
  askAnew(url);
  // Only then: a neighbour's load of another module may still come through.
  if (hangs) giveUpAwaited(url);
}
