import path from 'node:path';
import { authorHere } from '../product/deploy/author';
import { type DeliveryContext, deliveryContext } from '../product/deploy/deploy';
import { folderStore } from '../product/store/folderStore';
import type { Store } from '../product/store/Store';
import type { DataFolder } from './dataFolder';

/**
 * The folder of the white labels.
 *
 * @param root The project's folder; SITE_MERCHANTS in the environment names another place than
 *   `host-shell/merchants` in it.
 */
export function merchantsFolder(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  return path.resolve(root, environment.SITE_MERCHANTS || 'host-shell/merchants');
}

/**
 * The folder of what is decided by review: keys, plans, who may do what.
 *
 * @param root The project's folder; SITE_POLICY in the environment names another place than `release-policy` in it.
 */
export function policyFolder(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  return path.resolve(root, environment.SITE_POLICY || 'release-policy');
}

/**
 * What `site` commands and a running site work on.
 *
 * @param merchants The folder of the white labels.
 */
export function localContext(
  merchants: string,
  data: DataFolder,
  releasesUrl: string,
  mirrorUrl?: string,
  store: Store = folderStore(data.store),
): DeliveryContext {
  return deliveryContext({
    store,
    merchantsFolder: merchants,
    releasesUrl,
    ...(mirrorUrl && { mirrorUrl }),
    by: authorHere(process.env),
  });
}
