import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import type { Files } from '../product/store/Store';

const SCRIPT = /\.m?js$/;
const SHEET = /\.css$/;
const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;
const SHEET_IMPORT = /@import\b/i;

/** How webpack and Rspack carry modules as text in development, for `eval`. */
const EVALUATES = [/\beval\(/, /sourceURL=webpack/];

/** How our own builds ask the host for the integrity of what they load (shared/build, ChunkIntegrityPlugin). */
const asksHost = (hook: string) =>
  new RegExp(`\\.federation\\.instance\\.loaderHook\\.lifecycle\\.${hook}\\b`);
const ASKS_FOR_SCRIPT = asksHost('createScript');
const ASKS_FOR_STYLE = asksHost('createLink');

const SETS_CROSS_ORIGIN = /\.crossOrigin\s*=/;
/** What a page takes as integrity. */
const DIGESTS = ['sha256', 'sha384', 'sha512'];

/** Where React itself defines what react-dom then reads of it. */
const DEFINES_REACT = /__(?:CLIENT|SECRET)_INTERNALS_DO_NOT_USE_\w+\s*[=:]/;

/**
 * Finds why no page would run a build, by what its bundler wrote: a remote that loads for nobody is told to those
 * who can mend it, at release (FD-041).
 *
 * @returns What is wrong and what to do; undefined when all that its modules consist of can load.
 */
export function loadFault(manifest: RemoteManifest, files: Files): string | undefined {
  const scripts = [...files].filter(([file]) => SCRIPT.test(file));
  const texts = new Map(scripts.map(([file, content]) => [file, Buffer.from(content).toString('utf8')]));
  return (
    reactFault(manifest, texts) ??
    evaluationFault(texts) ??
    importedSheetFault(files) ??
    integrityFault(manifest, files, texts)
  );
}

/** Our own builds say what they share in `metaData.shared`, every federation plugin in `shared`. */
function reactFault(
  { metaData, shared = [] }: RemoteManifest,
  scripts: ReadonlyMap<string, string>,
): string | undefined {
  if ('react' in (metaData.shared ?? {}) || shared.some(({ name }) => name === 'react')) return undefined;
  const [file] = [...scripts].find(([, text]) => DEFINES_REACT.test(text)) ?? [];
  return (
    file &&
    `${file} has a React of its own, and a page runs the hooks of one alone: share react with the host as a singleton, and where the manifest does not say so, write "shared": { "react": "^19.0.0" } into site.remote.json.`
  );
}

function evaluationFault(scripts: ReadonlyMap<string, string>): string | undefined {
  for (const [file, text] of scripts) {
    if (EVALUATES.every((part) => part.test(text)))
      return `${file} evaluates text as code, which the site's policy forbids: build with mode "production", or devtool "source-map".`;
  }
  return undefined;
}

/** A style sheet that another one asks for has no element of its own to state its integrity. */
function importedSheetFault(files: Files): string | undefined {
  for (const [file, content] of files) {
    if (!SHEET.test(file)) continue;
    const rules = Buffer.from(content).toString('utf8').replaceAll(CSS_COMMENT, '');
    if (SHEET_IMPORT.test(rules))
      return `${file} loads another style sheet by @import, whose integrity nobody could check: let the bundler write both into one file.`;
  }
  return undefined;
}

/**
 * Scripts are loaded by the build's own loader, and the page runs none without integrity. Of ES modules the host
 * checks each before the first runs.
 */
function integrityFault(
  { metaData: { remoteEntry }, exposes }: RemoteManifest,
  files: Files,
  scripts: ReadonlyMap<string, string>,
): string | undefined {
  if (remoteEntry.type === 'module') return undefined;
  const texts = [...scripts.values()];
  const isStated = (file: string) => {
    const asks = SCRIPT.test(file) ? ASKS_FOR_SCRIPT : ASKS_FOR_STYLE;
    const digests = digestsOf(files.get(file) ?? '');
    return texts.some((text) => asks.test(text) || digests.some((digest) => text.includes(digest)));
  };
  const entry = `${remoteEntry.path}${remoteEntry.name}`;
  const loaded = exposes
    .flatMap(({ assets: { js, css } }) => [js, css].flatMap(({ sync, async }) => [...sync, ...async]))
    .filter((file) => file !== entry);
  const unstated = loaded.find((file) => !isStated(file));
  if (unstated !== undefined)
    return `its own loader asks for ${unstated} without integrity, so no page would take it: build ES modules, or let webpack-subresource-integrity or Rspack's SubresourceIntegrityPlugin write the integrity of each file into the loader (docs/teams.md, "Built by another bundler").`;
  if (loaded.length > 0 && !texts.some((text) => SETS_CROSS_ORIGIN.test(text)))
    return `its own loader asks for ${loaded[0]} without CORS, and of another origin no page can check that: build with output.crossOriginLoading "anonymous".`;
  return undefined;
}

function digestsOf(content: Uint8Array | string): string[] {
  return DIGESTS.map((name) => createHash(name).update(content).digest('base64'));
}
