export { baseConfig } from './baseConfig';
export { hostConfig } from './hostConfig';
export { remoteConfig } from './remoteConfig';
export { sharePolicy } from './sharePolicy';
export { showcaseConfig, standaloneConfig } from './showcaseConfig';
