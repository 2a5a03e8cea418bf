import webpack, { type Compilation, type Configuration } from 'webpack';

/**
 * Runs a compilation of its own whose files another one writes: in that one's they would share its runtime.
 *
 * @returns The finished compilation; its errors are the caller's to report.
 */
export function compileBeside(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  compiler.hooks.shouldEmit.tap('compileBeside', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats.compilation) : reject(error)));
    });
  });
}

/** Makes the files of `beside` files of `compilation`, which then watches its sources and has its errors. */
export function takeOver(compilation: Compilation, beside: Compilation): void {
  const { RawSource } = compilation.compiler.webpack.sources;
  compilation.fileDependencies.addAll(beside.fileDependencies);
  compilation.errors.push(...beside.errors);
  for (const [name, source] of Object.entries(beside.assets)) {
    compilation.emitAsset(name, new RawSource(source.buffer()), { minimized: true });
  }
}
