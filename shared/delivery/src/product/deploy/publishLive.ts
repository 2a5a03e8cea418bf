import { documentsFolder } from '../compose/composeSite';
import type { Store } from '../store/Store';
import type { Deployments } from './deployments';
import { documentsOf, refreshesIn } from './refreshes';

/** Where a static server finds the documents that are live, always under the same name. */
export function liveFolder(merchant: string): string {
  return `live/${merchant}`;
}

/**
 * Makes the live documents of a merchant those of its newest deployment. What is live is the deployments' to
 * say; this follows, for servers that only know folders. A crash in between leaves the documents of the
 * deployment before, whole, until the next command or start.
 */
export async function publishLive(store: Store, deployments: Deployments, merchant: string): Promise<void> {
  let published: number | undefined;
  for (;;) {
    const live = await deployments.live(merchant);
    // Another process may have deployed meanwhile, and have been faster to say so.
    if (!live || live.number === published) return;
    await store.link(
      liveFolder(merchant),
      documentsFolder(merchant, await documentsOf(refreshesIn(store), live)),
    );
    published = live.number;
  }
}
