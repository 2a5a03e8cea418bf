import { availableParallelism } from 'node:os';
import { inParallel } from '../parallel';
import type { Progress } from '../processes/progress';
import { type Composition, defaultOf, wholly } from '../product/deploy/composition';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { merchantCodes } from '../product/discovery/merchants';
import { HOST_COMPONENT } from '../product/discovery/names';
import { signingKey, signRelease } from '../release/provenance/signRelease';
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
    const component = workspace.folder;
    const key = await signingKey(process.env, context.policyFolder, component);
    const startedAt = context.now();
    const release = await progress.step(`Build ${component}`, () =>
      releaseSources(context.store, root, workspace, all),
    );
    if (key) {
      const command = 'npm start';
      const run = { root, environment: process.env, component, release, command, builtHere: true, startedAt };
      await signRelease(context.store, key, { ...run, finishedAt: context.now() });
    }
    return [workspace.folder, release] as const;
  });
  return Object.fromEntries(released);
}

/**
 * Makes the sources live for every merchant. What somebody deployed or rolled back by hand stays as it is
 * until its sources change.
 */
export async function deployAll(
  context: DeliveryContext,
  data: DataFolder,
  sources: Sources,
  platformUrl: string,
): Promise<void> {
  const before = (await readState(data))?.sources ?? {};
  const changed = Object.keys(sources).filter((component) => before[component] !== sources[component]);
  for (const code of await merchantCodes(context.merchantsFolder)) {
    await changeSite(context, code, 'deploy', (live) => withSources(live, sources, new Set(changed)));
  }
  const { releasesUrl, sandboxOrigin } = context;
  await writeState(data, { releasesUrl, platformUrl, sources, ...(sandboxOrigin && { sandboxOrigin }) });
}

/** The changed sources, and of the others those that have never been live. */
function withSources(live: Composition, sources: Sources, changed: ReadonlySet<string>): Composition {
  const remotes = new Map(live.remotes);
  for (const [component, release] of Object.entries(sources)) {
    // Whoever steers a rollout decides what comes of it.
    if (component === HOST_COMPONENT || live.rollouts?.has(component)) continue;
    const standard = defaultOf(remotes.get(component) ?? []);
    // A merchant's own component in a remote's place stays, whatever becomes of the remote's sources.
    const isOwn = standard?.component === component;
    if (!standard || (isOwn && changed.has(component))) remotes.set(component, wholly(component, release));
  }
  const host = changed.has(HOST_COMPONENT) ? undefined : live.host;
  return { ...live, host: host ?? sources[HOST_COMPONENT], remotes };
}
