import { nodePreset } from '@site/build/jest';

export default nodePreset(import.meta.dirname);
