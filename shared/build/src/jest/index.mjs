import { createRequire } from 'node:module';
import path from 'node:path';
import { transpiledPackages } from './transpiledPackages.mjs';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** @type {import('jest').Config} */
const shared = {
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // A build's output may hold a package.json with a name that is already taken.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'node', 'mjs'],
  restoreMocks: true,
  // A hang is what a limit is for: a busy machine's disk takes more than Jest's own five seconds.
  testTimeout: 60_000,
};

/** The files of packages that are taken as they are published. */
const LIBRARIES = `/node_modules/\\.pnpm/(?!(?:${transpiledPackages.map(pnpmFolder).join('|')})@)`;

/** pnpm writes the slash of a scoped package as a plus in its folder name. @param {string} name */
function pnpmFolder(name) {
  return name.replace('/', '\\+');
}

/** @param {import('@swc/core').Options['jsc']} jsc @returns {import('jest').Config['transform']} */
function swc(jsc) {
  return {
    '\\.(?:[cm]?[jt]s|[jt]sx)$': [
      require.resolve('@swc/jest'),
      { jsc: { target: 'es2022', ...jsc }, module: { type: 'commonjs' }, sourceMaps: 'inline', swcrc: false },
    ],
  };
}

/**
 * Jest for what runs in the browser: jsdom with the web APIs that jsdom lacks, jest-dom's matchers,
 * CSS Modules answering their own class names, and asset imports answering their file names.
 *
 * @param {string} dirname The workspace's folder (`import.meta.dirname` of its jest.config.mjs).
 * @returns {import('jest').Config}
 */
export function browserPreset(dirname) {
  return {
    ...shared,
    rootDir: dirname,
    testEnvironment: path.join(here, 'browserEnvironment.cjs'),
    transformIgnorePatterns: [LIBRARIES],
    testEnvironmentOptions: { customExportConditions: ['browser'] },
    setupFilesAfterEnv: [path.join(here, 'browserSetup.mjs')],
    moduleNameMapper: { '\\.css$': path.join(here, 'cssModule.cjs') },
    transform: {
      ...swc({ parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }),
      '\\.(?:svg|png|jpe?g|webp|avif|gif|woff2?)$': path.join(here, 'assetTransform.cjs'),
    },
  };
}

/**
 * Jest for what runs in Node: the platform, delivery, contracts and the tools.
 *
 * @param {string} dirname The workspace's folder (`import.meta.dirname` of its jest.config.mjs).
 * @returns {import('jest').Config}
 */
export function nodePreset(dirname) {
  return {
    ...shared,
    rootDir: dirname,
    testEnvironment: path.join(here, 'nodeEnvironment.cjs'),
    transformIgnorePatterns: [],
    transform: {
      [`${LIBRARIES}.*\\.c?js$`]: path.join(here, 'libraryTransform.cjs'),
      ...swc({ parser: { syntax: 'typescript', tsx: false } }),
    },
  };
}
