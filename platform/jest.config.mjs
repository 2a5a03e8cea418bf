import { nodePreset } from '@site/build/jest';

// A database starts with each file, and a storm of sign-ins hashes hundreds of passwords: on a busy machine that
// takes long.
const LONGEST_TEST_MS = 180_000;

export default {
  ...nodePreset(import.meta.dirname),
  sandboxInjectedGlobals: ['Object'],
  testTimeout: LONGEST_TEST_MS,
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
};
