import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FederationConfig } from './FederationConfig';

const runFile = promisify(execFile);
/** A list of a large remote's files, in bytes. */
const MOST_OUTPUT = 16 * 2 ** 20;

/**
 * Checks the modules that a remote exposes against the contract's types (FD-017), with the remote's own compiler.
 *
 * @param dirname The remote's folder.
 * @param whole Whether every file of the remote is checked, its tests too.
 * @returns What the compiler says; empty when all is well.
 */
export async function checkExposes(
  dirname: string,
  federation: FederationConfig,
  whole: boolean,
): Promise<string> {
  const tsc = createRequire(path.join(dirname, 'package.json')).resolve('@typescript/native/package.json');
  const compile = (...options: string[]) =>
    runFile(process.execPath, [path.join(path.dirname(tsc), 'bin/tsc'), ...options], {
      cwd: dirname,
      maxBuffer: MOST_OUTPUT,
    });
  try {
    const { stdout } = await compile('--showConfig', '--project', 'tsconfig.json');
    const { files = [] }: { files?: string[] } = JSON.parse(stdout);
    // Its tests are nothing that a release is made of: they are checked for who checks all files anyhow.
    const checked = files.filter((file) => whole || file.endsWith('.d.ts'));
    const project = await writeProject(dirname, federation, checked);
    // Several checkers share a remote's files, not what they learn of them: together they work half as much again.
    await compile('--project', project, '--pretty', 'false', '--checkers', '1');
    return '';
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    return stdout || stderr || message;
  }
}

/** Writes the check, and a configuration for it, where imports are found as from the remote's own files. */
async function writeProject(
  dirname: string,
  { name, exposes, replaces }: FederationConfig,
  files: readonly string[],
): Promise<string> {
  const folder = path.join(dirname, 'node_modules/.cache/exposes');
  const fromHere = (file: string) => path.relative(folder, path.join(dirname, file));
  const modules = Object.entries(exposes);
  const check = [
    "import type { PageModule, RemoteModules } from '@site/contracts/federation/remoteModules';",
    ...modules.map(
      ([, file], index) =>
        `import * as expose${index} from ${JSON.stringify(fromHere(file).replace(/\.tsx?$/, ''))};`,
    ),
    '// A remote that the contract does not name may expose any pages and slots.',
    'type Contract<Name> = Name extends keyof RemoteModules ? RemoteModules[Name] : Record<string, PageModule>;',
    '// One that takes the place of another keeps that one’s contract, and may have pages of its own.',
    'type Replacement<Name extends keyof RemoteModules> = RemoteModules[Name] & Record<string, PageModule>;',
    '({',
    ...modules.map(([expose], index) => `  ${JSON.stringify(expose)}: expose${index},`),
    `}) satisfies ${replaces ? 'Replacement' : 'Contract'}<${JSON.stringify(replaces ?? name)}>;`,
  ];
  const project = {
    extends: fromHere('tsconfig.json'),
    compilerOptions: { noEmit: true },
    files: ['exposes.check.ts', ...files.map(fromHere)],
    include: [],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'exposes.check.ts'), check.join('\n'));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  return path.join(folder, 'tsconfig.json');
}
