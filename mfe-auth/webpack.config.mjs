import { remoteConfig } from '@site/build/webpack';

export default remoteConfig(import.meta.dirname);
