import path from 'node:path';
import { HOST_COMPONENT, isRemoteComponent, releaseFolder } from '../product/discovery/names';
import { storedReleases } from '../product/discovery/releases';
import { type Files, FolderExistsError, type Store } from '../product/store/Store';
import { Refusal } from '../refusal';
import { inputHash } from '../workspace/inputHash';
import { withLock } from '../workspace/lock';
import { releasable, type Workspace, workspaces } from '../workspace/workspace';
import { throughBudgetGate } from './budget/budgetGate';
import { type BuildOptions, build, buildFolder } from './build';
import { type ForeignBuild, readForeignBuild } from './foreignBuild';
import { readBudgets, readBuild } from './readBuild';

/** What came of a release: nothing, when it is stored already with the same content. */
export type Outcome = 'stored' | 'unchanged';

/** Two processes must not build one workspace at once. */
function lockOf(root: string, component: string): string {
  return path.join(root, 'node_modules/.site/locks', component);
}

/** @throws Refusal naming the workspaces that can be released. */
export async function findReleasable(root: string, component: string): Promise<Workspace> {
  const all = releasable(await workspaces(root));
  const found = all.find(({ folder }) => folder === component);
  if (found) return found;
  throw new Refusal(
    `There is no "${component}" to release: there are ${all.map(({ folder }) => folder).join(', ')}.`,
  );
}

/**
 * Builds, checks and stores a release (FD-018).
 *
 * @param overBudget Why a remote may weigh more than its budgets; the release keeps it (FD-078).
 * @throws Refusal when it does not build, is not what it says, weighs too much, or is stored already with other
 *   content.
 */
export async function releaseComponent(
  store: Store,
  options: BuildOptions,
  overBudget?: string,
): Promise<Outcome> {
  const { root, component, release } = options;
  return withLock(lockOf(root, component), async () => {
    await build({ ...options, maps: true });
    const folder = buildFolder(root, component);
    const files = await readBuild(folder, component, release);
    if (component === HOST_COMPONENT) return put(store, component, release, files);
    const budgets = await readBudgets(folder);
    const gated = { component, release, files, budgets, reason: overBudget };
    return put(store, component, release, await throughBudgetGate(store, gated));
  });
}

/**
 * Checks and stores a remote that any bundler built (FD-041). It need not be a workspace of this project.
 *
 * @returns The release's id, and what came of it.
 * @throws Refusal when it could not be loaded, or is stored already with other content.
 */
export async function releaseForeignBuild(
  store: Store,
  build: ForeignBuild,
  overBudget?: string,
): Promise<{ release: string; outcome: Outcome }> {
  const { component } = build;
  if (!isRemoteComponent(component))
    throw new Refusal(`"${component}" is no remote: their names begin with mfe-.`);
  const { release, files, budgets } = await readForeignBuild(build);
  const gated = { component, release, files, budgets, reason: overBudget };
  return { release, outcome: await put(store, component, release, await throughBudgetGate(store, gated)) };
}

/** The id of a release of a workspace's present sources, which it states: `1.0.0-src3f9a2c1b70`. */
async function sourcesRelease(
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<string> {
  return `${workspace.manifest.version}-src${await inputHash(root, workspace, all)}`;
}

/** Builds a workspace's present sources whatever was built before, with all that can be checked. */
export async function rebuildSources(
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<void> {
  const component = workspace.folder;
  const release = await sourcesRelease(root, workspace, all);
  await withLock(lockOf(root, component), () => build({ root, component, release, types: 'all' }));
}

/**
 * Makes sure that the store has a release of a workspace's present sources. Nothing is built that was built
 * before, here or for another site of this checkout; what is built is checked against the contract, because
 * it goes live for every merchant (FD-017).
 *
 * @param calm Whether a build lets everything else of this machine go first.
 * @returns The release's id.
 * @throws Refusal when it does not build, or an expose does not satisfy its contract.
 */
export async function releaseSources(
  store: Store,
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
  calm = false,
): Promise<string> {
  const component = workspace.folder;
  const release = await sourcesRelease(root, workspace, all);
  if ((await storedReleases(store, component)).includes(release)) return release;
  const options: BuildOptions = { root, component, release, types: 'exposes', calm };
  await withLock(lockOf(root, component), async () => {
    if (!(await isBuilt(options))) await build(options);
    await publish(store, options);
  });
  return release;
}

/** Whether a release of a workspace's present sources takes a build, because neither store nor build folder has it. */
export async function needsBuild(
  store: Store,
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<boolean> {
  const component = workspace.folder;
  const release = await sourcesRelease(root, workspace, all);
  if ((await storedReleases(store, component)).includes(release)) return false;
  return !(await isBuilt({ root, component, release, types: 'exposes' }));
}

async function isBuilt({ root, component, release }: BuildOptions): Promise<boolean> {
  try {
    await readBuild(buildFolder(root, component), component, release);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function publish(store: Store, options: BuildOptions): Promise<Outcome> {
  const { root, component, release } = options;
  return put(store, component, release, await readBuild(buildFolder(root, component), component, release));
}

async function put(store: Store, component: string, release: string, files: Files): Promise<Outcome> {
  try {
    return await store.putFolder(releaseFolder(component, release), files);
  } catch (error) {
    if (!(error instanceof FolderExistsError)) throw error;
    throw new Refusal(
      `${component}@${release} is released already with other content: give the new content a new version.`,
    );
  }
}
