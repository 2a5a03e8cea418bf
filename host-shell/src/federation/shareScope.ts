import { federation } from './runtime';

/**
 * Whether a remote that needs this shared module takes it from somewhere else: the host, or a remote that
 * came before. Otherwise it loads the files of its own copy.
 */
export function isProvided(key: string, remote: string): boolean {
  const copies = Object.values(federation().shareScopeMap.default?.[key] ?? {});
  return copies.some(({ from, loaded }) => loaded === true || from !== remote);
}
