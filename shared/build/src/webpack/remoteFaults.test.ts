import path from 'node:path';
import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  buildDraft,
  type Files,
  makeWorkspace,
  remoteFiles,
} from './testing/fixture';

/** A remote whose exposes are those of the real mfe-auth, as its contract asks, each with the fixture's page. */
const CONTRACT_MET = [
  `import real from '${path.join(import.meta.dirname, '../../../../mfe-auth/federation.config.ts')}';`,
  'export default {',
  "  name: 'mfe_auth', contract: real.contract, exposes: Object.fromEntries(",
  "    Object.keys(real.exposes).map((name) => [name, './src/exposes/LoginPage.ts']),",
  '  ),',
  '};',
].join('\n');

let otherVersion: Build;
let otherProps: Build;
let otherName: Build;
let sound: Build;
let withTests: Build;

/** A file that no expose reaches, with a wrong type. */
const WRONG_TEST = { 'src/Help.test.ts': 'export const help: string = 1;' };

beforeAll(async () => {
  [otherVersion, otherProps, otherName, sound, withTests] = await Promise.all([
    buildWith(
      {
        'node_modules/@tanstack/react-query/package.json': JSON.stringify({
          name: '@tanstack/react-query',
          version: '4.36.1',
          main: 'index.js',
        }),
        'node_modules/@tanstack/react-query/index.js': 'export const useQuery = () => undefined;',
        'src/Help.tsx': [
          "import { useQuery } from '@tanstack/react-query';",
          'export default function Help() { useQuery(); return null; }',
        ].join('\n'),
      },
      { SITE_SKIP_TYPES: '1' },
    ),
    buildWith({
      'src/exposes/LoginPage.ts':
        'export default function LoginPage(props: { title: string }) { return props.title; }',
    }),
    buildWith({
      'federation.config.ts': CONTRACT_MET.replace('[name,', "[name.replace('./LoginPage', './Login'),"),
    }),
    buildWith(WRONG_TEST),
    buildWith(WRONG_TEST, { SITE_ALL_TYPES: '1' }),
  ]);
}, BUILD_TIME_LIMIT_MS);

it('fails on a shared package of another major version, naming it, wanted and found @FD-002', () => {
  expect(otherVersion.errors).toEqual(['Share policy: @tanstack/react-query must be ^5.0.0, found 4.36.1.']);
  expect(otherVersion.files).toEqual([]);
});

it('fails on an expose that does not satisfy the type of its contract @FD-017', () => {
  expect(otherProps.errors).toHaveLength(1);
  expect(otherProps.errors[0]).toMatch(/Contract of mfe_auth:[\s\S]*LoginPage/);
  expect(otherProps.files).toEqual([]);
});

it('fails on an expose that the contract asks for and the remote lacks @FD-017', () => {
  expect(otherName.errors[0]).toMatch(/Contract of mfe_auth:[\s\S]*'"?\.\/Login/);
});

it('fails on any file of the remote for who asks for the types of all', () => {
  expect(withTests.errors).toHaveLength(1);
  expect(withTests.errors[0]).toContain('Help.test.ts');
});

it('passes when the exposes meet the contract, whatever its tests are', () => {
  expect(sound.errors).toEqual([]);
  expect(sound.files).toContain('mf-manifest.json');
});

function buildWith(files: Files, environment: Record<string, string> = {}): Promise<Build> {
  return buildDraft(
    makeWorkspace('mfe-auth', { ...remoteFiles, 'federation.config.ts': CONTRACT_MET, ...files }),
    environment,
  );
}
