import { type DiscoveryDocument, LIVE_SITE_PATH, LiveSite } from '@site/contracts/federation/discovery';
import { documentsFolder } from '../compose/composeSite';
import { parseDiscovery } from '../discovery/document';
import type { Store } from '../store/Store';
import type { Deployment } from './deployments';

/**
 * The discovery document that was derived from a deployment, as browsers get it.
 *
 * @returns Undefined when the store has lost it.
 */
export async function derivedDiscovery(
  store: Store,
  { merchant, documents }: Pick<Deployment, 'merchant' | 'documents'>,
): Promise<DiscoveryDocument | undefined> {
  const bytes = await store.readFile(`${documentsFolder(merchant, documents)}${LIVE_SITE_PATH}`);
  return bytes && parseDiscovery(LiveSite.parse(JSON.parse(bytes.toString('utf8'))).discovery);
}
