import { nodePreset } from '@site/build/jest';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // What a new remote is made of: its tests run there.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/scaffold/template/'],
};
