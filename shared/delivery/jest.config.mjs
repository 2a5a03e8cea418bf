import { nodePreset } from '@site/build/jest';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  setupFiles: ['<rootDir>/src/testing/rememberDerived.ts'],
  // What a new remote is made of, and the console's page: their tests run there.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/scaffold/template/', '<rootDir>/console/'],
};
