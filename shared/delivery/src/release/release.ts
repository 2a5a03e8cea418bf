import path from 'node:path';
import { releaseFolder } from '../discovery/names';
import { storedReleases } from '../discovery/releases';
import { Refusal } from '../refusal';
import { FolderExistsError, type Store } from '../store/Store';
import { inputHash } from '../workspace/inputHash';
import { withLock } from '../workspace/lock';
import { releasable, type Workspace, workspaces } from '../workspace/workspace';
import { type BuildOptions, build, buildFolder } from './build';
import { readBuild } from './readBuild';

/** Two processes must not build one workspace at once. */
function lockOf(root: string, component: string): string {
  return path.join(root, 'node_modules/.site', `${component}.lock`);
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
 * @throws Refusal when it does not build, is not what it says, or is stored already with other content.
 */
export async function releaseComponent(store: Store, options: BuildOptions): Promise<'stored' | 'unchanged'> {
  const { root, component } = options;
  return withLock(lockOf(root, component), async () => {
    await build(options);
    return publish(store, options);
  });
}

/** The id of a release of a workspace's present sources, which it states: `1.0.0-src3f9a2c1b70`. */
async function sourcesRelease(
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<string> {
  return `${workspace.manifest.version}-src${await inputHash(root, workspace, all)}`;
}

/** Builds a workspace's present sources whatever was built before, with everything checked. */
export async function rebuildSources(
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<void> {
  const component = workspace.folder;
  const release = await sourcesRelease(root, workspace, all);
  await withLock(lockOf(root, component), () => build({ root, component, release, skipTypes: false }));
}

/**
 * Makes sure that the store has a release of a workspace's present sources. Nothing is built that was built
 * before, here or for another site of this checkout.
 *
 * @returns The release's id.
 */
export async function releaseSources(
  store: Store,
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<string> {
  const component = workspace.folder;
  const release = await sourcesRelease(root, workspace, all);
  if ((await storedReleases(store, component)).includes(release)) return release;
  const options: BuildOptions = { root, component, release, skipTypes: true };
  await withLock(lockOf(root, component), async () => {
    if (!(await isBuilt(options))) await build(options);
    await publish(store, options);
  });
  return release;
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

async function publish(store: Store, options: BuildOptions): Promise<'stored' | 'unchanged'> {
  const { root, component, release } = options;
  const files = await readBuild(buildFolder(root, component), component, release);
  try {
    return await store.putFolder(releaseFolder(component, release), files);
  } catch (error) {
    if (!(error instanceof FolderExistsError)) throw error;
    throw new Refusal(
      `${component}@${release} is released already with other content: give the new content a new version.`,
    );
  }
}
