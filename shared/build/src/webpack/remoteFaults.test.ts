import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  build,
  type Files,
  makeWorkspace,
  remoteFiles,
} from './testing/fixture';

let otherVersion: Build;
let otherProps: Build;
let otherName: Build;
let sound: Build;

beforeAll(async () => {
  [otherVersion, otherProps, otherName, sound] = await Promise.all([
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
      'webpack.config.mjs': (remoteFiles['webpack.config.mjs'] ?? '').replace("'./LoginPage'", "'./Login'"),
    }),
    buildWith({}),
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

it('passes when the exposes meet the contract', () => {
  expect(sound.errors).toEqual([]);
  expect(sound.files).toContain('mf-manifest.json');
});

function buildWith(files: Files, environment: Record<string, string> = {}): Promise<Build> {
  return build(makeWorkspace('mfe-auth', { ...remoteFiles, ...files }), environment);
}
