import { hostConfig } from '@site/build/webpack';

export default hostConfig(import.meta.dirname);
