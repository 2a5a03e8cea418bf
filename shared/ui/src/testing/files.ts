interface FileSystem {
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
}

/** The workspace is typed for browsers, so Node's module is asked for by hand. */
const { readFileSync, readdirSync } = jest.requireActual<FileSystem>('node:fs');

const folderOfTest = (): string => (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '');

/** The text of a file, by its path from the test that asks. */
export const textOf = (path: string): string => readFileSync(folderOfTest() + path, 'utf8');

/** The names in a folder, by its path from the test that asks. */
export const namesIn = (path: string): string[] => readdirSync(folderOfTest() + path);
