export { baseConfig } from './baseConfig.mjs';
export { hostConfig } from './hostConfig.mjs';
export { remoteConfig } from './remoteConfig.mjs';
export { sharePolicy } from './sharePolicy.mjs';
export { showcaseConfig, standaloneConfig } from './showcaseConfig.mjs';
