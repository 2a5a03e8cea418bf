import { hasRemote } from '../discovery/remotes';
import { federation } from './runtime';

/**
 * Whose copy of a shared module a remote will load: its own, or that of a remote which came before.
 *
 * @returns undefined when nothing is to be loaded: the host, or somebody who has it already, provides it.
 */
export function loadedFrom(key: string, remote: string): string | undefined {
  const copies = Object.values(federation().shareScopeMap.default?.[key] ?? {});
  if (copies.length === 0) return remote;
  const isHere = copies.some(({ from, loaded }) => loaded === true || !hasRemote(from));
  return isHere ? undefined : (copies[0]?.from ?? remote);
}

/**
 * Fetches shared modules of a remote again whose files did not come: the runtime caches a failed load for
 * all who use the module, also when the remote is registered anew.
 */
export function forgetUnloaded(remote: string): void {
  for (const versions of Object.values(federation().shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions))
      if (shared.from === remote && !shared.loaded) shared.loading = null;
}
