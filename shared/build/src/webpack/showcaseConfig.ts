import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from './baseConfig';
import { devServer, isServing } from './devServer';

/**
 * The webpack configuration of a workspace's showcase: one page, no federation, nothing shared. Its entry is
 * `showcase/main.tsx` and its page has an element with the id `root`.
 *
 * @param dirname The workspace's folder.
 */
export function showcaseConfig(dirname: string): Configuration {
  return pageConfig(dirname, { entry: './showcase/main.tsx', title: 'Components' });
}

/**
 * The webpack configuration of one page by itself: no federation, nothing shared. Its page has an element with the id
 * `root`.
 *
 * @param dirname The workspace's folder.
 */
export function pageConfig(
  dirname: string,
  { entry, title }: { readonly entry: string; readonly title: string },
): Configuration {
  const development = isServing();
  const base = baseConfig(dirname, { development });
  return {
    ...base,
    entry: { main: entry },
    output: { ...base.output, publicPath: '/' },
    plugins: [...base.plugins, new PagePlugin(title)],
    ...(development && { devServer: { ...devServer(), historyApiFallback: true } }),
  };
}

/** Where a remote that runs alone finds a platform, unless `PLATFORM_ORIGIN` says otherwise. */
const DEFAULT_PLATFORM = 'http://127.0.0.1:8090';

/**
 * The webpack configuration of a remote alone: its entry is `src/standalone.tsx`, and its calls go to a
 * platform that runs.
 *
 * @param dirname The remote's folder.
 */
export function standaloneConfig(dirname: string): Configuration {
  const target = process.env.PLATFORM_ORIGIN ?? DEFAULT_PLATFORM;
  const { devServer: server, ...config } = showcaseConfig(dirname);
  return {
    ...config,
    entry: { main: './src/standalone.tsx' },
    ...(server && { devServer: { ...server, proxy: [{ context: ['/wps', '/cdn', '/lgw'], target }] } }),
  };
}

/** Writes the one `index.html`. */
class PagePlugin {
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          compilation.emitAsset('index.html', new sources.RawSource(page(files, this.#title)));
        },
      );
    });
  }
}

function page(files: readonly string[], title: string): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
