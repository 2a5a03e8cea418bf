/*
 * Run as a process: `node --import tsx checkExposes.ts <remote's folder> <name> <exposes as JSON> [<remote it replaces>]`.
 * Prints the compiler's messages and exits 1 when the exposes do not meet the contract.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type TypeScript from 'typescript';

const [dirname = '', name = '', exposes = '{}', replaced = ''] = process.argv.slice(2);
// The remote's own.
const ts: typeof TypeScript = createRequire(path.join(dirname, 'package.json'))('typescript');

// Never written to disk: it only has to stand where the remote's own imports are resolved from.
const checkFile = path.join(dirname, 'exposes.check.ts');
const modules = Object.entries<string>(JSON.parse(exposes));
const checkSource = [
  "import type { PageModule, RemoteModules } from '@site/contracts/federation/remoteModules';",
  ...modules.map(([, file], index) => `import * as expose${index} from ${JSON.stringify(importPath(file))};`),
  '// A remote that the contract does not name may expose any pages and slots.',
  'type Contract<Name> = Name extends keyof RemoteModules ? RemoteModules[Name] : Record<string, PageModule>;',
  '// One that takes the place of another keeps that one’s contract, and may have pages of its own.',
  'type Replacement<Name extends keyof RemoteModules> = RemoteModules[Name] & Record<string, PageModule>;',
  '({',
  ...modules.map(([expose], index) => `  ${JSON.stringify(expose)}: expose${index},`),
  `}) satisfies ${replaced ? 'Replacement' : 'Contract'}<${JSON.stringify(replaced || name)}>;`,
].join('\n');

function importPath(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

const configFile = path.join(dirname, 'tsconfig.json');
const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname);
const host = ts.createCompilerHost(options);
const { fileExists, readFile } = host;
host.fileExists = (file) => path.normalize(file) === checkFile || fileExists(file);
host.readFile = (file) => (path.normalize(file) === checkFile ? checkSource : readFile(file));

// Its tests are nothing that a release is made of: they are checked for who checks all files anyhow.
const isLookedAt = process.env.SITE_ALL_TYPES === '1' ? () => true : (file: string) => file.endsWith('.d.ts');
const program = ts.createProgram(
  [checkFile, ...fileNames.filter(isLookedAt)],
  { ...options, noEmit: true },
  host,
);
const diagnostics = [...(error ? [error] : []), ...errors, ...ts.getPreEmitDiagnostics(program)];

if (diagnostics.length > 0) {
  process.stdout.write(ts.formatDiagnostics(diagnostics, { ...host, getCurrentDirectory: () => dirname }));
  process.exitCode = 1;
}
