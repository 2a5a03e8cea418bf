import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BIN = path.resolve(__dirname, '../../bin');

interface Ended {
  readonly code: number | string | null | undefined;
  readonly output: string;
}

function node(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

const asNode = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
];

describe('launcher', () => {
  let root: string;
  let run: string;

  // A project that has nothing but what the launcher looks at; its package manager is a script of the test.
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'launcher-'));
    const delivery = path.join(root, 'shared/delivery');
    await mkdir(path.join(delivery, 'src/commands'), { recursive: true });
    await mkdir(path.join(delivery, 'node_modules/tsx'), { recursive: true });
    await cp(BIN, path.join(delivery, 'bin'), { recursive: true });
    await writeFile(path.join(delivery, 'node_modules/tsx/package.json'), '{"main":"./index.mjs"}');
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    await writeFile(path.join(delivery, 'node_modules/tsx/index.mjs'), `import '${tsx}';`);
    await writeFile(path.join(delivery, 'package.json'), '{"type":"module"}');
    await writeFile(path.join(root, 'package.json'), '{"packageManager":"pnpm@10.0.0+sha512.abc"}');
    await writeFile(path.join(root, 'pnpm-lock.yaml'), '1');
    await writeFile(path.join(root, 'pnpm-workspace.yaml'), '');
    await writeFile(
      path.join(delivery, 'src/commands/start.ts'),
      'process.stdout.write("ran " + process.argv.slice(2).join(","));process.exitCode = 7;',
    );
    run = path.join(delivery, 'bin/run.mjs');
    await installer('echo "$@" >> installed.txt');
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  const installer = (script: string) =>
    writeFile(path.join(root, 'npx'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const launch = (...args: string[]) => node([run, ...args], { PATH: `${root}:${process.env.PATH}` });

  it.each(['18.20.4', '20.18.3', '12.22.12'])('tells Node %s in one line what to do', async (version) => {
    const { code, output } = await node([...asNode(version), run, 'start']);

    expect(code).toBe(1);
    expect(output).toBe(
      `Node ${version} is too old: install Node 20.19.0 or newer (https://nodejs.org) and try again.\n`,
    );
  });

  it('installs with the pinned package manager, then runs the command with its arguments and exit code', async () => {
    const first = await launch('start', 'a', 'b');
    const second = await launch('start');

    expect(first.code).toBe(7);
    expect(first.output).toMatch(/^Installing packages …\nInstalling packages: done in \d+ s\nran a,b$/);
    expect(second.output).toBe('ran ');
  });

  it('installs again when the lockfile has changed', async () => {
    await launch('start');
    await writeFile(path.join(root, 'pnpm-lock.yaml'), '2');
    expect((await launch('start')).output).toContain('Installing packages');
  });

  it('shows the end of what a failed installation said, and the remedy', async () => {
    await installer('echo "ERR_PNPM_NO_NETWORK"; exit 1');
    const { code, output } = await launch('start');

    expect(code).toBe(1);
    expect(output).toContain('ERR_PNPM_NO_NETWORK\nInstalling packages failed: check the network');
  });

  it('names the commands that there are', async () => {
    const { code, output } = await launch('strat');
    expect([code, output]).toEqual([1, 'No command "strat": use one of start, test, dev, bench, site.\n']);
  });
});
