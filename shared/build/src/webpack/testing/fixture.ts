import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../../..');
/** How long all builds of one test file may take, in ms, on a machine that does other things too. */
export const BUILD_TIME_LIMIT_MS = 120_000;

const builder = path.join(import.meta.dirname, 'build.mjs');

/** Files of a workspace in small, by path. */
export type Files = Readonly<Record<string, string>>;

/**
 * Writes a workspace to a temporary folder. Its packages are those of `like`, one folder link each, so that
 * `files` may put another version of a package in their place.
 */
export function makeWorkspace(like: string, files: Files): string {
  const folder = makeFolder('workspace-');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  linkPackages(path.join(root, like, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function linkPackages(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name.startsWith('@')) linkPackages(path.join(source, name), path.join(target, name));
    else if (!readdirSync(target).includes(name))
      symlinkSync(path.join(source, name), path.join(target, name));
  }
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function makeFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  made.push(folder);
  return folder;
}

/** What a build left. */
export interface Build {
  readonly errors: readonly string[];
  readonly folder: string;
  /** Paths of all files, in the folder. */
  readonly files: readonly string[];
}

/** What the process that builds is sent. */
export interface Asked {
  readonly folder: string;
  readonly output: string;
  /** Of the environment, beside what this process has. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether files may stay as large as they are, without maps. */
  readonly draft: boolean;
}

let builds: ChildProcess | undefined;
afterAll(() => builds?.kill());

/** Builds a workspace's webpack.config.mjs into a folder of its own. */
export async function build(
  folder: string,
  settings: Readonly<Record<string, string>>,
  { draft = false } = {},
): Promise<Build> {
  const output = makeFolder('build-');
  builds ??= fork(builder, { execArgv: [] });
  const errors = await errorsOf(builds, { folder, output, settings, draft });
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)));
  return { errors, folder: output, files };
}

/** The same for tests of what is refused or written down, not of how small it is. */
export function buildDraft(folder: string, settings: Readonly<Record<string, string>>): Promise<Build> {
  return build(folder, settings, { draft: true });
}

function errorsOf(builder: ChildProcess, asked: Asked): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The process that builds ended with ${code}`));
    const told = (answer: { output: string; errors: readonly string[] }) => {
      if (answer.output !== asked.output) return;
      builder.off('exit', ended).off('message', told);
      resolve(answer.errors);
    };
    builder.on('exit', ended).on('message', told);
    builder.send(asked);
  });
}

export function read(build: Build, file: string): string {
  return readFileSync(path.join(build.folder, file), 'utf8');
}

/** Integrity of a file on disk, worked out anew. */
export function integrityOnDisk(build: Build, file: string): string {
  const bytes = readFileSync(path.join(build.folder, file));
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A remote with one page, a style sheet and a lazy part, which meets the contract of mfe_auth. */
export const remoteFiles: Files = {
  'package.json': JSON.stringify({ name: 'mfe-auth', version: '1.0.0', type: 'module', private: true }),
  'tsconfig.json': JSON.stringify({
    extends: path.join(root, 'tsconfig.base.json'),
    files: [path.join(root, 'shared/build/src/types/browser.d.ts')],
    include: ['src'],
  }),
  'webpack.config.mjs': [
    "import { remoteConfig } from '@site/build/webpack';",
    'export default remoteConfig(import.meta.dirname);',
  ].join('\n'),
  'federation.config.ts': [
    "import type { FederationConfig } from '@site/build/federation';",
    'export default {',
    "  name: 'mfe_auth', contract: '^1.0.0', exposes: { './LoginPage': './src/exposes/LoginPage.ts' },",
    "  firstView: { file: './src/firstView.tsx', slots: ['./LoginPage'] },",
    "  budgets: { './LoginPage': 2000 },",
    '} satisfies FederationConfig;',
  ].join('\n'),
  'src/exposes/LoginPage.ts': "export { LoginPage as default } from '../LoginPage';",
  'src/LoginPage.tsx': [
    "import { lazy } from 'react';",
    "import styles from './LoginPage.module.css';",
    "const Help = lazy(() => import('./Help'));",
    'export function LoginPage() { return <main className={styles.page}><Help /></main>; }',
  ].join('\n'),
  // Of a shared component's sheet, which begins with another name.
  'src/firstView.tsx': [
    "import { lazy, Suspense } from 'react';",
    "import { firstViews } from '@site/ui/firstView';",
    "import { Skeleton } from '@site/ui/Skeleton';",
    "import styles from './LoginPage.module.css';",
    "const Help = lazy(() => import('./Help'));",
    'const later = <Suspense fallback={<i>Soon</i>}><Help /></Suspense>;',
    "export default firstViews({ './LoginPage': {",
    '  prepare: async () => undefined, view: <><main className={styles.page} /><Skeleton />{later}</>',
    '} });',
  ].join('\n'),
  'src/LoginPage.module.css': '.page { color: red; }',
  'src/Help.tsx': 'export default function Help() { return <p>Help</p>; }',
};
