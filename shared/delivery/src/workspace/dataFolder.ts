import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../refusal';
import { releaseIfMine, tryTake } from './lock';

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
export async function claim(folder: DataFolder): Promise<() => Promise<void>> {
  await mkdir(folder.path, { recursive: true });
  const file = path.join(folder.path, 'running.lock');
  const holder = await tryTake(file);
  if (holder !== undefined) {
    throw new Refusal(
      `${folder.path} is in use by the site of process ${holder}: end that, or set SITE_DATA to another folder.`,
    );
  }
  return () => releaseIfMine(file);
}
