import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../../../..');
const CHECKED = ['federation/loading/loadModule.test-d.ts', 'routing/routeTable.test-d.ts'];
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
it.each(CHECKED)(
  'refuses a wrong remote, expose or prop when types are checked: %s @FD-039',
  (file) => {
    expect(compile(path.join(ROOT, 'host-shell/src', file))).toEqual([]);
  },
  60_000,
);
