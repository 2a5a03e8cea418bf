import { nodePreset } from '@site/build/jest';

// A database starts with each file, and a storm of sign-ins hashes hundreds of passwords: on a busy machine that
// takes long.
const LONGEST_TEST_MS = 180_000;

export default {
  ...nodePreset(import.meta.dirname),
  // Tests run in a sandbox of Node's, where each use of a global is looked up slowly. The query builder uses this one
  // a dozen times for each value of a query.
  sandboxInjectedGlobals: ['Object'],
  setupFiles: ['<rootDir>/src/testing/cheapHashes.ts'],
  testTimeout: LONGEST_TEST_MS,
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
};
