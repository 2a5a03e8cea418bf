import {
  getInstance,
  type ModuleFederation,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { integrityPlugin } from '../trust/plugin';

/** The host's own instance, which the build's federation plugin made before any of our code ran. */
export function federation(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('The host was not built with the federation plugin');
  return instance;
}

/** Puts our hooks into the host's instance, and into each that a remote brings for its own chunks. */
export function installHooks(): void {
  registerGlobalPlugins([integrityPlugin]);
  federation().registerPlugins([integrityPlugin]);
}
