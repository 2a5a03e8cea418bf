import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { createFile } from '../product/store/atomicFiles';
import { Refusal } from '../refusal';
import { type GiveBack, isRunning, tryTake } from './lock';

/** Everything that a site of this machine keeps, in one folder. */
export interface DataFolder {
  readonly path: string;
  readonly store: string;
  readonly database: string;
  readonly platformLog: string;
}

/** @param root The project's folder; SITE_DATA in the environment names another place than `.site` in it. */
export function dataFolder(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): DataFolder {
  const folder = path.resolve(root, environment.SITE_DATA || '.site');
  return {
    path: folder,
    store: path.join(folder, 'store'),
    database: path.join(folder, 'data'),
    platformLog: path.join(folder, 'platform.log'),
  };
}

const SiteState = z.object({
  /** Where this site's browsers find releases. */
  releasesUrl: z.string(),
  /** Where its commands find its platform. */
  platformUrl: z.optional(z.string()),
  /** Where its demonstration vendor shows its games. */
  sandboxOrigin: z.optional(z.string()),
  /** The release that was made of each workspace's sources at the last start. */
  sources: z.record(z.string(), z.string()),
});
export type SiteState = z.infer<typeof SiteState>;

const stateFile = (folder: DataFolder) => path.join(folder.path, 'site.json');

/** What the last start noted; undefined when there was none. */
export async function readState(folder: DataFolder): Promise<SiteState | undefined> {
  try {
    return SiteState.parse(JSON.parse(await readFile(stateFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeState(folder: DataFolder, state: SiteState): Promise<void> {
  await writeFile(stateFile(folder), `${JSON.stringify(state, undefined, 2)}\n`);
}

/**
 * Takes a data folder for this process: two databases on the same files would destroy each other.
 *
 * @returns What gives it back.
 * @throws Refusal when another process has it.
 */
export async function claim(folder: DataFolder): Promise<GiveBack> {
  const taken = await tryTake(path.join(folder.path, 'running'));
  if (typeof taken === 'number') throw inUse(folder, taken);
  // For who only wants to know whose site runs here. One of before there was a lock beside it has it alone.
  const file = path.join(folder.path, 'running.lock');
  const other = Number(await readFile(file, 'utf8').catch(() => ''));
  if (other > 0 && other !== process.pid && isRunning(other)) {
    await taken();
    throw inUse(folder, other);
  }
  await rm(file, { force: true });
  await createFile(folder.path, file, Buffer.from(String(process.pid)));
  return async () => {
    await rm(file, { force: true });
    await taken();
  };
}

function inUse(folder: DataFolder, pid: number): Refusal {
  return new Refusal(
    `${folder.path} is in use by the site of process ${pid}: end that, or set SITE_DATA to another folder.`,
  );
}
