import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saidBySite } from '../testing/saidBySite';
import { STAND_IN_WEBPACK } from '../testing/standInWebpack';

/* A team of a small project: makes a key, releases with it, looks at what it has released. */

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'project-'));
  await write('pnpm-lock.yaml', 'lockfileVersion: 9');
  await write('.gitignore', 'data\nnode_modules\ndist\n.builds');
  await write('shared/api/package.json', '{"name":"@site/api","version":"1.0.0"}');
  await write('mfe-sample/package.json', '{"name":"mfe-sample","version":"1.2.0"}');
  await write('mfe-sample/node_modules/webpack/bin/webpack.js', STAND_IN_WEBPACK);
  await write('mfe-sample/src/index.ts', 'first');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

const key = () => path.join(path.dirname(root), `${path.basename(root)}.pem`);
afterEach(() => rm(key(), { force: true }));

function site(args: string[], environment: Record<string, string> = {}): Promise<string> {
  return saidBySite(args, {
    root,
    environment: { SITE_DATA: path.join(root, 'data'), ...environment },
  });
}

const newKey = () => site(['keys', 'new', '--team', 'samples', '--for', 'mfe-sample', '--out', key()]);

function git(...args: string[]): string {
  const who = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.test'];
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

it('makes a key whose secret half is for its owner alone, and lists it @FD-079', async () => {
  expect(await newKey()).toContain(`The secret key is in ${key()}`);
  expect((await stat(key())).mode & 0o777).toBe(0o600);
  const listed = await site(['keys', 'ls']);
  expect(listed).toMatch(/^[0-9a-f]{16} {2}samples {2}releases of mfe-sample\n$/);
  expect(await readFile(path.join(root, 'release-policy/keys.json'), 'utf8')).not.toContain('PRIVATE');
  await expect(newKey()).rejects.toThrow('is there already: name another file');
  expect(await site(['keys', 'ls'])).toBe(listed);
});

it('signs a release, and shows who signed it and what it was made from @FD-079 @FD-080', async () => {
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://ann:secret@git.example.test/site.git');
  await newKey();
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', 'HEAD');
  const released = await site(['release', 'mfe-sample'], { SITE_SIGNING_KEY: key() });
  const [, id] = /Signed by samples \(key ([0-9a-f]{16})\)\./.exec(released) ?? [];
  expect(id).toBeDefined();

  const shown = await site(['show', 'mfe-sample@1.2.0']);
  expect(shown.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ': '))).toEqual([
    'mfe-sample@1.2.0',
    expect.stringMatching(/^stored: \d{4}-/),
    expect.stringMatching(/^contents: sha256:[0-9a-f]{64}$/),
    `signed by: samples (key ${id})`,
    `commit: ${commit}`,
    'repository: git+https://git.example.test/site.git',
    expect.stringMatching(/^lockfile: sha256:[0-9a-f]{64}$/),
    'command: site release mfe-sample',
    'builder: urn:site:builder:workstation',
    expect.stringMatching(/^built: \d{4}-/),
    '',
  ]);

  await write('mfe-sample/src/index.ts', 'second');
  const again = ['release', 'mfe-sample', '--as', '1.3.0-rc.1'];
  const github = {
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'games/site',
    GITHUB_WORKFLOW_REF: 'games/site/.github/workflows/release-remote.yml@refs/heads/main',
    GITHUB_RUN_ID: '7',
  };
  await site(again, { SITE_SIGNING_KEY: await readFile(key(), 'utf8'), ...github });
  const { origin } = JSON.parse(await site(['show', 'mfe-sample@1.3.0-rc.1', '--json']));
  expect(origin).toMatchObject({
    commit,
    clean: false,
    builder: 'https://github.example/games/site/.github/workflows/release-remote.yml@refs/heads/main',
    run: 'https://github.example/games/site/actions/runs/7',
    command: 'site release mfe-sample --as 1.3.0-rc.1',
  });
});

it('shows a release that nobody has signed, and refuses one that is not there @FD-080', async () => {
  await site(['release', 'mfe-sample']);
  expect(await site(['show', 'mfe-sample@1.2.0'])).toMatch(
    /signed by +nobody whose signature counts: it is not signed\n$/,
  );
  await expect(site(['show', 'mfe-sample@2.0.0'])).rejects.toThrow('stored are 1.2.0.');
});

it.each([
  ['a file that is not there', '/nowhere/key.pem', 'names a file that cannot be read'],
  [
    'another kind of key',
    '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----',
    'is no ed25519 key',
  ],
])('refuses to release with %s, before it builds', async (_what, named, words) => {
  await expect(site(['release', 'mfe-sample'], { SITE_SIGNING_KEY: named })).rejects.toThrow(words);
  await expect(readFile(path.join(root, 'mfe-sample/.builds'))).rejects.toThrow('ENOENT');
});

it('refuses to sign with a key that counts for other remotes only', async () => {
  await site(['keys', 'new', '--team', 'games', '--for', 'mfe-games', '--out', key()]);
  await expect(site(['release', 'mfe-sample'], { SITE_SIGNING_KEY: key() })).rejects.toThrow(
    'which release-policy/keys.json does not trust for mfe-sample',
  );
});

it.each([
  [['keys', 'new', '--out', 'x.pem'], 'Say whose key it is and for what'],
  [['keys', 'new', '--preview', '--team', 'games', '--out', 'x.pem'], 'leave out --team and --for'],
  [['keys', 'new', '--team', 'games', '--for', 'games', '--out', 'x.pem'], 'keys.json is wrong at'],
  [['keys', 'new', '--team', 'g', '--for', '*', '--out', 'no/x.pem'], 'is no folder: make it first'],
])('refuses `site %j`', async (args, words) => {
  await expect(site(args)).rejects.toThrow(words);
});
