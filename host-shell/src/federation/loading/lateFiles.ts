import { reportFault } from '../../telemetry/reportFault';
import { remoteNames, type Source, sourcesOf } from '../discovery/remotes';
import { bustCache, folderOf } from '../trust/bustCache';
import { fileOf } from '../trust/diagnose';
import { manifestAt } from '../trust/manifests';
import { faultOf } from './faultOf';

/** The module whose component threw. */
export interface ThrowingModule {
  readonly remote: string;
  readonly expose: string;
  readonly release: string | undefined;
}

/**
 * Reports a file that a module on the page requested later and that did not come (FD-029): by its own class, and
 * attributed by its address. A retry requests it at a new one.
 *
 * @param module Whose it is where the failure names no address.
 */
export async function reportLateFile(error: unknown, module?: ThrowingModule): Promise<void> {
  const source = sourceOfFile(fileOf(error)) ?? sourceOfModule(module);
  if (!source) return;
  bustCache(source.url);
  reportFault(await faultOf(source, error, async () => (module ? lateFilesOf(source, module) : [])));
}

function sourceOfFile(file: string | undefined): Source | undefined {
  const sources = remoteNames().flatMap(sourcesOf);
  return sources.find(({ url }) => file?.startsWith(folderOf(url)));
}

function sourceOfModule(module: ThrowingModule | undefined): Source | undefined {
  return module && sourcesOf(module.remote).find(({ release }) => release === module.release);
}

async function lateFilesOf({ url, integrity }: Source, { expose }: ThrowingModule): Promise<string[]> {
  const { exposes } = await manifestAt(url, integrity);
  const assets = exposes.find(({ path }) => path === expose)?.assets;
  const files = [...(assets?.js.async ?? []), ...(assets?.css.async ?? [])];
  return files.map((file) => new URL(file, url).href);
}
