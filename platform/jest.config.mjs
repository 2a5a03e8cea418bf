import { nodePreset } from '@site/build/jest';

// A database starts with each file; on a busy machine that takes longer than jest's five seconds.
const DATABASE_START_MS = 30_000;

export default {
  ...nodePreset(import.meta.dirname),
  testTimeout: DATABASE_START_MS,
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
};
