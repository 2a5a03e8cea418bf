import { hasRemote } from './remotes';
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
