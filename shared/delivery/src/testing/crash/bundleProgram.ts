import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What is used of the esbuild that tsx brings along. */
interface Esbuild {
  build(options: object): Promise<unknown>;
}

interface Loading {
  onLoad(which: { filter: RegExp }, load: (file: { path: string }) => Promise<object>): void;
}

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** For packages that come along and are CommonJS. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** A file that reads what lies beside it goes on finding it there. */
const ownFolders = {
  name: 'own folders',
  setup: ({ onLoad }: Loading) =>
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const contents = text.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: 'ts' };
    }),
};

/**
 * Makes one file of a program that is killed: it is started some hundred times, and most of a start would be
 * the reading and transpiling of its modules.
 *
 * @param name Of its file beside this one.
 * @returns The file, in a folder of its own that is to be removed.
 */
export async function bundleProgram(name = 'program'): Promise<string> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const esbuild: Esbuild = createRequire(tsx)('esbuild');
  // Where the package that is not in the file is found.
  const folder = await mkdtemp(path.join(WORKSPACE, 'node_modules/.crash-'));
  await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later stays apart, so that a store in a folder loads nothing of a bucket's.
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: ['sharp'],
    banner: { js: REQUIRE },
    plugins: [ownFolders],
  });
  return path.join(folder, `${name}.mjs`);
}
