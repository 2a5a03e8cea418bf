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
 * Takes copies of a remote that failed out of the page, as far as nobody has loaded them: the runtime gives the copy
 * that was registered first to all who need the module, so another remote would fail with this one. They bring their
 * own then, and so does this one with its next registration.
 */
export function forgetUnloaded(remote: string): void {
  forget(remote, ({ loaded }) => !loaded);
}

/**
 * The same of a remote that needs other versions than the page has. Its copies count as loaded when their files are,
 * and throw for whoever uses one, because what they import was refused.
 */
export function forgetRefused(remote: string): void {
  forget(remote, () => true);
}

function forget(
  remote: string,
  isForgotten: (copy: { loaded?: boolean | null | undefined }) => boolean,
): void {
  for (const versions of Object.values(federation().shareScopeMap.default ?? {}))
    for (const [version, copy] of Object.entries(versions))
      if (copy.from === remote && isForgotten(copy)) delete versions[version];
}
