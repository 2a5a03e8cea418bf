import { availableParallelism } from 'node:os';
import { changeSite, type DeliveryContext } from '../deploy/deploy';
import { merchantCodes } from '../discovery/merchants';
import { inParallel } from '../processes/parallel';
import type { Progress } from '../processes/progress';
import { releaseSources } from '../release/release';
import { type DataFolder, readState, writeState } from '../workspace/dataFolder';
import { releasable, workspaces } from '../workspace/workspace';

/** Release by component. */
export type Sources = Readonly<Record<string, string>>;

/** Builds what changed and stores a release of everything. */
export async function releaseAll(
  context: DeliveryContext,
  root: string,
  progress: Progress,
): Promise<Sources> {
  const all = await workspaces(root);
  const released = await inParallel(releasable(all), availableParallelism(), async (workspace) => {
    const release = await progress.step(`Build ${workspace.folder}`, () =>
      releaseSources(context.store, root, workspace, all),
    );
    return [workspace.folder, release] as const;
  });
  return Object.fromEntries(released);
}

/**
 * Makes the sources live for every merchant. What somebody deployed or rolled back by hand stays as it is
 * until its sources change.
 */
export async function deployAll(context: DeliveryContext, data: DataFolder, sources: Sources): Promise<void> {
  const before = (await readState(data))?.sources ?? {};
  const changed = Object.entries(sources).filter(([component, release]) => before[component] !== release);
  for (const code of await merchantCodes(context.merchantsFolder)) {
    await changeSite(
      context,
      code,
      'deploy',
      (live) => new Map([...Object.entries(sources), ...live, ...changed]),
    );
  }
  await writeState(data, { releasesUrl: context.releasesUrl, sources });
}
