import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { windowlessBeside } from './playwrightBrowsers';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

function install(...parts: string[]): string {
  const file = path.join(cache, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const whole = () => path.join(cache, 'chromium-1255', 'chrome-linux64', 'chrome');

describe('windowlessBeside', () => {
  it.each([['chrome-headless-shell'], ['headless_shell'], ['chrome-headless-shell.exe']])(
    'finds %s of the same number',
    (program) => {
      install('chromium_headless_shell-1200', 'folder', program);
      const wanted = install('chromium_headless_shell-1255', 'folder', program);
      install('chromium_headless_shell-1255', 'folder', 'LICENSE.headless_shell');
      expect(windowlessBeside(whole())).toEqual([wanted]);
    },
  );

  it('finds nothing where it is not installed, or where the browser lies elsewhere', () => {
    expect(windowlessBeside(whole())).toEqual([]);
    expect(windowlessBeside(path.join(cache, 'chrome'))).toEqual([]);
  });
});
