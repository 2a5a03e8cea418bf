export { baseConfig } from './baseConfig';
export { hostConfig } from './hostConfig';
export { remoteConfig } from './remoteConfig';
export { sharePolicy } from './sharePolicy';
export { pageConfig, showcaseConfig, standaloneConfig } from './showcaseConfig';
