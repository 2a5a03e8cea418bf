import { setFlagsFromString } from 'node:v8';
import { register } from 'tsx/esm/api';

/*
 * Plain `webpack` starts here: the rest of the configuration is TypeScript, as are the contract and what a remote
 * says of itself. Where tsx runs already, a second one does no harm.
 */
register();

/*
 * V8 optimizes what runs often for long lives; a build lives for seconds, and half of its time went into that. Code
 * has to run eight times as often before it does (the default is 132 KiB of bytecode).
 */
setFlagsFromString('--interrupt-budget=1000000');

export const {
  baseConfig,
  hostConfig,
  pageConfig,
  remoteConfig,
  sharePolicy,
  showcaseConfig,
  standaloneConfig,
} = await import('./index.ts');
