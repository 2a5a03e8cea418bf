import { register } from 'tsx/esm/api';

/*
 * Plain `webpack` starts here: the rest of the configuration is TypeScript, as are the contract and what a remote
 * says of itself. Where tsx runs already, a second one does no harm.
 */
register();

export const {
  baseConfig,
  hostConfig,
  pageConfig,
  remoteConfig,
  sharePolicy,
  showcaseConfig,
  standaloneConfig,
} = await import('./index.ts');
