import { imports } from 'one-build/imports';
import type { loadNamedModule as federated } from '../../../../host-shell/src/federation/loading/loadModule';

/** In the place of the host's: plain imports, of which webpack makes chunks (build.ts). */
export const loadNamedModule: typeof federated = async (remote, expose) => {
  const load = imports[remote + expose];
  if (!load) throw new Error(`The one build has no ${remote}${expose}`);
  return { ok: true, module: await load(), release: 'one build', outcome: 'OK', faults: [] };
};
