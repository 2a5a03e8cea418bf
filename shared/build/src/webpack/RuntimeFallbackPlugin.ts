import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { integrityOf } from '../integrity';
import { RUNTIME_GLOBAL, runtimeScript } from './federationRuntime';

const HASH_LENGTH = 10;

interface Names {
  readonly remote: string;
  /** The variable of its container. */
  readonly container: string;
}

/**
 * Lets a remote run in a host that does not provide the federation runtime, without each remote's entry
 * carrying it: the runtime lies in the release as a file of its own. An entry that finds none gives a container
 * which first loads that file and then the entry once more; in our host the entry is itself at once, and the
 * file is never asked for (FD-042).
 */
export class RuntimeFallbackPlugin {
  readonly #remote: string;
  readonly #container: string;

  constructor({ remote, container }: Names) {
    this.#remote = remote;
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RuntimeFallbackPlugin', (compilation) => {
      // Before anything is minified, and long before the names of files are made of what is in them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'RuntimeFallbackPlugin', stage }, async () => {
        const [entry] = compilation.entrypoints.get(this.#remote)?.getFiles() ?? [];
        if (!entry) return;
        const runtime = await runtimeScript();
        const hash = createHash('sha256').update(runtime).digest('hex').slice(0, HASH_LENGTH);
        const file = `federationRuntime.${hash}.js`;
        compilation.emitAsset(file, new sources.RawSource(runtime), { minimized: true });
        compilation.updateAsset(
          entry,
          (source) =>
            new sources.ConcatSource(
              `var ${this.#container};\nif (globalThis.${RUNTIME_GLOBAL}) {\n`,
              source,
              `\n} else {\n${lateContainer(this.#container, file, integrityOf(runtime))}\n}\n`,
            ),
        );
      });
    });
  }
}

/** Statements that stand in for the entry until there is a runtime. Several remotes wait for one copy. */
function lateContainer(container: string, file: string, integrity: string): string {
  return `${container} = ((entry) => {
  const load = (src, integrity, crossOrigin) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { integrity, crossOrigin });
      script.onload = () => resolve(script.remove());
      script.onerror = () => reject(new Error('ScriptNetworkError: ' + src));
      script.src = src;
      document.head.append(script);
    });
  const runtime = () =>
    globalThis.${RUNTIME_GLOBAL} ??
    (globalThis.${RUNTIME_GLOBAL}_LOADING ??= load(
      new URL('${file}', entry.src).href, '${integrity}', 'anonymous',
    ).finally(() => delete globalThis.${RUNTIME_GLOBAL}_LOADING));
  let whole;
  const get = () =>
    (whole ??= Promise.resolve(runtime())
      .then(() => load(entry.src, entry.integrity, entry.crossOrigin))
      .then(() => ${container})
      .catch((error) => {
        whole = undefined;
        throw error;
      }));
  return {
    init: (...options) => get().then((container) => container.init(...options)),
    get: (...options) => get().then((container) => container.get(...options)),
  };
})(document.currentScript);`;
}
