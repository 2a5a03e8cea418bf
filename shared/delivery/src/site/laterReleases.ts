import { HOST_COMPONENT } from '../product/discovery/names';
import type { Store } from '../product/store/Store';
import { Refusal } from '../refusal';
import { needsBuild } from '../release/release';
import { releasable, workspaces } from '../workspace/workspace';
import type { Sources } from './bringUpToDate';

/**
 * What a site can be shown without, while one component is served from source: remotes that have to be built. The host
 * draws the page, and what was built before costs nothing.
 *
 * @param root The project's folder.
 * @param kept Components that have a release which does.
 */
export async function laterReleases(store: Store, root: string, kept: Sources): Promise<ReadonlySet<string>> {
  const all = await workspaces(root);
  const later = new Set<string>();
  for (const workspace of releasable(all)) {
    const component = workspace.folder;
    if (component === HOST_COMPONENT || component in kept) continue;
    if (await needsBuild(store, root, workspace, all)) later.add(component);
  }
  return later;
}

export interface Joining {
  release(component: string): Promise<Sources>;
  /** Puts releases into the running site. */
  deploy(sources: Sources): Promise<void>;
  say(line: string): void;
  /** Whether the site has been told to end. */
  isEnded(): boolean;
}

/**
 * Lets components into a running site, one after the other, each as soon as it is built. One that does not build is
 * told of, and the others come all the same.
 */
export async function joinInTurn(
  components: Iterable<string>,
  { release, deploy, say, isEnded }: Joining,
): Promise<void> {
  for (const component of components) {
    if (isEnded()) return;
    try {
      const sources = await release(component);
      if (isEnded()) return;
      await deploy(sources);
      say(`${component} is in the site now.`);
    } catch (error) {
      // Its build was ended with the site.
      if (isEnded()) return;
      if (!(error instanceof Refusal)) throw error;
      say(`${component} is not in the site: ${error.message}`);
    }
  }
}
