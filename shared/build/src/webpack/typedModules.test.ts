import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../../../..');
const CHECKED = path.join(ROOT, 'host-shell/src/federation/loadModule.test-d.ts');
const AMBIENT = path.join(ROOT, 'shared/build/src/types/browser.d.ts');
const BASE = path.join(ROOT, 'tsconfig.base.json');

/** What the compiler says of a file of the host. */
function compile(file: string): string[] {
  const { config } = ts.readConfigFile(BASE, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file, AMBIENT], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

// A line that must not compile and does would leave its `@ts-expect-error` without an error, which is one.
it('refuses a wrong remote, a wrong expose and a wrong prop when types are checked @FD-039', () => {
  expect(compile(CHECKED)).toEqual([]);
}, 60_000);
