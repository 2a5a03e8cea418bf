import type { WorkerSettings } from '@site/contracts/federation/siteFiles';

/** What the worker does with a request of the site; undefined where it keeps out. */
export type RequestKind = 'page' | 'frame' | 'file' | 'picture' | 'catalogue' | undefined;

const OWN_FILES = /^\/(?:host-shell|brand)\//;
const PICTURES = /^\/cdn\//;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/**
 * Sorts a request. Whatever is not named here goes its way as if there were no worker: the system status, the
 * discovery document, wallets, everything that changes something.
 */
export function kindOf(
  { url, method, mode, destination }: Asked,
  { platform, releases, catalogue }: WorkerSettings,
  origin: string,
): RequestKind {
  if (method !== 'GET') return undefined;
  const address = new URL(url);
  const { pathname } = address;
  if (address.origin !== origin)
    return releases.some((folder) => url.startsWith(folder)) ? 'file' : undefined;
  const ofPlatform = new RegExp(platform).test(pathname);
  if (mode === 'navigate') return destination === 'document' && !ofPlatform ? 'page' : 'frame';
  if (OWN_FILES.test(pathname)) return 'file';
  if (PICTURES.test(pathname)) return 'picture';
  return catalogue.includes(pathname) ? 'catalogue' : undefined;
}
