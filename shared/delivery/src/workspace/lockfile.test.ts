import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addImporter, lockfileOf } from './lockfile';

const ROOT = path.resolve(__dirname, '../../../..');
const lockfile = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const REMOTES = ['mfe-auth', 'mfe-promotions'];
const promotions = JSON.parse(readFileSync(path.join(ROOT, 'mfe-promotions/package.json'), 'utf8'));

describe('lockfile', () => {
  it('is the same for a workspace whatever other workspaces there are', () => {
    const folders = ['host-shell', 'shared/ui'];
    const seen = lockfileOf(lockfile, folders);
    const grown = addImporter(lockfile, 'mfe-sample', promotions, REMOTES);

    expect(grown).not.toBe(lockfile);
    expect(lockfileOf(grown, folders)).toBe(seen);
    expect(lockfileOf(grown, [...folders, 'mfe-sample'])).not.toBe(seen);
  });

  it('keeps every line that says what a workspace gets', () => {
    const all = [...lockfile.matchAll(/^ {2}((?:[a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*):$/gm)].map(
      ([, name = '']) => name,
    );
    expect(lockfileOf(lockfile, all)).toBe(lockfile);
  });

  it('gives a new workspace what its siblings have, in its place', () => {
    const grown = addImporter(lockfile, 'mfe-sample', promotions, REMOTES);
    const part = (text: string, folder: string) =>
      text
        .slice(text.indexOf(`\n  ${folder}:`))
        .split(/\n\n/, 1)[0]
        ?.replace(folder, '');

    expect(part(grown, 'mfe-sample')).toBe(part(lockfile, 'mfe-promotions'));
    expect(grown.indexOf('\n  mfe-promotions:')).toBeLessThan(grown.indexOf('\n  mfe-sample:'));
    expect(grown.indexOf('\n  mfe-sample:')).toBeLessThan(grown.indexOf('\n  platform:'));
    expect(grown.replace(/\n {2}mfe-sample:\n[\s\S]*?\n(?=\n)/, '')).toBe(lockfile);
  });

  it('does not guess the version of a package that no sibling has', () => {
    const manifest = { name: 'mfe-sample', version: '1.0.0', dependencies: { 'left-pad': 'catalog:' } };
    expect(() => addImporter(lockfile, 'mfe-sample', manifest, REMOTES)).toThrow(/does not know left-pad/);
  });
});
