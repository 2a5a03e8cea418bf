import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { freshAddress } from './bustCache';
import { integrityFor } from './integrity';

/**
 * Creates the scripts and style sheets of remotes: entries by the federation runtime, chunks by each remote's
 * own loader (shared/build, ChunkIntegrityPlugin). The document's preloads have the same `crossorigin` and
 * `integrity`, or the browser would fetch everything twice.
 */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'site-integrity',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrityFor(url);
    script.fetchPriority = 'high';
    script.src = freshAddress(url);
    return script;
  },
  createLink: ({ url }) => {
    const link = document.createElement('link');
    link.crossOrigin = 'anonymous';
    link.integrity = integrityFor(url);
    link.href = freshAddress(url);
    return link;
  },
};
