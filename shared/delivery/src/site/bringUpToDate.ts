import { availableParallelism } from 'node:os';
import { auditIn } from '../audit/auditLog';
import { inParallel } from '../parallel';
import type { Progress } from '../processes/progress';
import { type Composition, defaultOf, wholly } from '../product/deploy/composition';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { merchantCodes } from '../product/discovery/merchants';
import { HOST_COMPONENT } from '../product/discovery/names';
import { storedReleases } from '../product/discovery/releases';
import { Refusal } from '../refusal';
import { signingKey, signRelease } from '../release/provenance/signRelease';
import { releaseSources } from '../release/release';
import { ruleGate } from '../rules/ruleGate';
import { type DataFolder, readState, writeState } from '../workspace/dataFolder';
import { releasable, type Workspace, workspaces } from '../workspace/workspace';

/** Release by component. */
export type Sources = Readonly<Record<string, string>>;

/**
 * Builds what changed and stores a release of everything.
 *
 * @param kept Components whose last release does, though their sources may have changed since.
 * @param later Components that get none now.
 */
export async function releaseAll(
  context: DeliveryContext,
  root: string,
  progress: Progress,
  kept: Sources = {},
  later: ReadonlySet<string> = new Set(),
): Promise<Sources> {
  const all = await workspaces(root);
  const now = releasable(all).filter(({ folder }) => !later.has(folder));
  const released = await inParallel(now, availableParallelism(), async (workspace) => {
    const component = workspace.folder;
    const last = kept[component];
    return [component, last ?? (await releaseOne(context, root, progress, workspace, all))] as const;
  });
  return Object.fromEntries(released);
}

async function releaseOne(
  { store, policyFolder, now }: DeliveryContext,
  root: string,
  progress: Progress,
  workspace: Workspace,
  all: readonly Workspace[],
  calm = false,
): Promise<string> {
  const component = workspace.folder;
  const key = await signingKey(process.env, policyFolder, component);
  const startedAt = now();
  const release = await progress.step(`Build ${component}`, () =>
    releaseSources(store, root, workspace, all, calm),
  );
  if (key) {
    const command = 'npm start';
    const run = { root, environment: process.env, component, release, command, builtHere: true, startedAt };
    await signRelease(store, key, { ...run, finishedAt: now() });
  }
  return release;
}

/** Builds what changed of one component and stores a release of it, while everything else of this machine goes first. */
export async function releaseCalmly(
  context: DeliveryContext,
  root: string,
  progress: Progress,
  component: string,
): Promise<Sources> {
  const all = await workspaces(root);
  const workspace = all.find(({ folder }) => folder === component);
  return workspace ? { [component]: await releaseOne(context, root, progress, workspace, all, true) } : {};
}

/**
 * The release of a component that the last start has made live, for a start that serves the component from source:
 * nobody sees a release of it, so none has to be built. Nothing where there is no such release.
 */
export async function lastRelease(
  { store }: DeliveryContext,
  data: DataFolder,
  component: string,
): Promise<Sources> {
  const release = (await readState(data))?.sources[component];
  if (release === undefined) return {};
  return (await storedReleases(store, component)).includes(release) ? { [component]: release } : {};
}

/**
 * Makes the sources live for every merchant. What somebody deployed or rolled back by hand stays as it is
 * until its sources change, and what is locked or frozen until a start that finds it free.
 *
 * @param sources All of them, or some: the others stay as they are.
 * @param say Hears of what stayed.
 */
export async function deployAll(
  context: DeliveryContext,
  data: DataFolder,
  sources: Sources,
  platformUrl: string,
  say: (line: string) => void,
): Promise<void> {
  const before = (await readState(data))?.sources ?? {};
  const changed = Object.keys(sources).filter((component) => before[component] !== sources[component]);
  const { by, now, store, releasesUrl, sandboxOrigin } = context;
  const gate = ruleGate(auditIn(store), { by, now, writesRefusals: false });
  let live = sources;
  for (const code of await merchantCodes(context.merchantsFolder)) {
    try {
      await changeSite({ ...context, gate }, code, 'deploy', (current) =>
        withSources(current, sources, new Set(changed)),
      );
    } catch (error) {
      if (!isHeld(error)) throw error;
      say(`${code} stays as it is: ${error.message}`);
      // The next start has to find that these are not live.
      live = before;
    }
  }
  const state = {
    releasesUrl,
    platformUrl,
    sources: { ...before, ...live },
    ...(sandboxOrigin && { sandboxOrigin }),
  };
  await writeState(data, state);
}

function isHeld(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.code === 'locked' || error.code === 'frozen');
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
