import { remoteConfig } from '@site/build/webpack';
import federation from './federation.config.mjs';

export default remoteConfig(import.meta.dirname, federation);
