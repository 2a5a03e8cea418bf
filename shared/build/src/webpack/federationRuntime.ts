import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { readPackage } from './workspace';

/** Where a remote looks for the federation runtime: our host leaves it there, as does the script made here. */
export const RUNTIME_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/**
 * Only browsers load us: the runtime's code for Node is left out. The host reads manifests itself and names each remote's
 * entry (decision 76), so that what the runtime would do about manifests is as well.
 */
export const runtimeOptimization = { target: 'web', disableSnapshot: true } as const;

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache');

let script: Promise<string> | undefined;

/**
 * The federation runtime as a script of its own, for a remote whose host has none. It is made once for each
 * version of it, and kept beside the packages.
 */
export function runtimeScript(): Promise<string> {
  script ??= cachedScript();
  return script;
}

async function cachedScript(): Promise<string> {
  const entry = runtimeEntry();
  const { version } = readPackage(path.join(path.dirname(entry), '..'));
  const file = path.join(CACHE, `federationRuntime-${version}-webpack-${webpack.version}.js`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return cached;
  // Several builds may get here at once: each puts a whole file there.
  const folder = path.join(CACHE, String(process.pid));
  await rename(await make(entry, folder), file);
  await rm(folder, { recursive: true });
  return readFile(file, 'utf8');
}

/** The build for browsers that our own host runs as well. */
function runtimeEntry(): string {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  return createRequire(enhanced)
    .resolve('@module-federation/runtime-tools/runtime-core')
    .replace(/\.cjs$/, '.js');
}

/** @returns The file that was made. */
function make(entry: string, folder: string): Promise<string> {
  const filename = 'federationRuntime.js';
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: { runtime: { import: entry, library: { type: 'window', name: RUNTIME_GLOBAL } } },
    output: { path: folder, filename },
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify(runtimeOptimization.target) })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve(path.join(folder, filename)));
    });
  });
}
