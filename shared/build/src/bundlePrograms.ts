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

/** For packages that come along and are CommonJS. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const OWN_FOLDER = /\bimport\.meta\.dirname\b|(?<!const )\b__dirname\b/g;

/** A file that reads what lies beside it goes on finding it there. */
const ownFolders = {
  name: 'own folders',
  setup: ({ onLoad }: Loading) =>
    onLoad({ filter: /\.(?:ts|c?js)$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const contents = text.replaceAll(OWN_FOLDER, JSON.stringify(path.dirname(file)));
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    }),
};

/**
 * Makes one file of each program that tests start as a process, with the packages that it imports: most of a start
 * would be the reading and transpiling of its modules (decision 167).
 *
 * @param sources The workspace's folder with its TypeScript.
 * @param programs Their files in that folder, without `.ts`.
 * @param external Packages that cannot come along, since they load a file that is no JavaScript.
 * @returns A folder with the programs under the same names, as `.mjs`, that is to be removed.
 */
export async function bundlePrograms(
  sources: string,
  programs: readonly string[],
  external: readonly string[],
): Promise<string> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const esbuild: Esbuild = createRequire(tsx)('esbuild');
  // Where the packages that are not in the file are found.
  const folder = await mkdtemp(path.join(sources, '../node_modules/.programs-'));
  await esbuild.build({
    entryPoints: programs.map((program) => path.join(sources, `${program}.ts`)),
    outbase: sources,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later stays apart, so that a store in a folder loads nothing of a bucket's.
    splitting: true,
    format: 'esm',
    platform: 'node',
    external,
    banner: { js: REQUIRE },
    plugins: [ownFolders],
  });
  return folder;
}
