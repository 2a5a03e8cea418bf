import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const CHECKED = ['federation/loading/loadModule.test-d.ts', 'routing/routeTable.test-d.ts'];
const AMBIENT = path.join(ROOT, 'shared/build/src/types/browser.d.ts');
const TSC = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** What the compiler says of files of the host. */
async function compile(files: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    const config = { extends: path.join(ROOT, 'tsconfig.base.json'), files: [...files, AMBIENT] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    return await new Promise((resolve) =>
      execFile(process.execPath, [TSC, '--project', folder, '--pretty', 'false'], (error, said) =>
        resolve(said || (error?.message ?? '')),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A line that must not compile and does would leave its `@ts-expect-error` without an error, which is one.
it('refuses a wrong remote, expose or prop when types are checked @FD-039', async () => {
  expect(await compile(CHECKED.map((file) => path.join(ROOT, 'host-shell/src', file)))).toBe('');
}, 60_000);
