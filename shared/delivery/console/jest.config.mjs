import { browserPreset } from '@site/build/jest';

export default browserPreset(import.meta.dirname);
