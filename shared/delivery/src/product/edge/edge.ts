import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Merchant } from '@site/contracts/federation/merchant';
import { Refusal } from '../../refusal';
import { brandFolder, isFilePath } from '../compose/composeSite';
import { HOST_COMPONENT } from '../discovery/names';
import type { Store } from '../store/Store';
import { pathOf, sendMethodNotAllowed, sendText, UNKNOWN_HOST } from './answers';
import { type DocumentSource, documentHeaders } from './liveDocuments';
import { INTERNAL_PATHS, isPlatformPath } from './platformCalls';
import { platformProxy } from './proxy';
import { IMMUTABLE, REVALIDATED, sendStoredFile } from './storedFile';

export interface EdgeOptions {
  readonly store: Store;
  readonly documents: DocumentSource;
  readonly merchants: readonly Merchant[];
  readonly platformUrl: string;
  /** Addresses and networks of the proxies before this edge, whose word about a caller counts. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Hears of what went wrong inside; the browser is told only that something did. */
  readonly onFault: (fault: unknown) => void;
}

const HOST_ASSETS = `/${HOST_COMPONENT}/`;
const BRAND_ASSETS = '/brand/';
const NO_SUCH_FILE = 'There is no such file.';

/**
 * The one origin that a browser sees of a merchant's site: its documents, the host's files, the merchant's
 * brand, and the platform behind it. The host name says whose site it is.
 */
export function edge({
  store,
  documents,
  merchants,
  platformUrl,
  trustedProxies = [],
  onFault,
}: EdgeOptions): RequestListener {
  const merchantByHost = new Map(merchants.flatMap(({ code, hosts }) => hosts.map((host) => [host, code])));
  const proxy = platformProxy(platformUrl, { trustedProxies });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const merchant = merchantByHost.get(hostName(request.headers.host));
    if (!merchant) return sendText(response, 404, UNKNOWN_HOST);
    const path = pathOf(request.url);
    if (path === undefined) return sendText(response, 400, 'This address cannot be read.');
    if (isPlatformPath(path)) return proxy(request, response);
    if (path.startsWith(INTERNAL_PATHS)) return sendText(response, 404, NO_SUCH_FILE);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);

    const asset = assetOf(path, merchant);
    if (asset) {
      const sent = await sendStoredFile(store, asset, request, response, {
        'Cache-Control': IMMUTABLE,
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      if (!sent) sendText(response, 404, NO_SUCH_FILE);
      return;
    }
    await sendDocument(merchant, path, request, response);
  }

  async function sendDocument(
    merchant: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const located = await documents.locate(merchant, path);
    if (!located && isFilePath(path)) return sendText(response, 404, NO_SUCH_FILE);
    if (!located) return sendText(response, 503, `Nothing is live for ${merchant} yet: deploy a host first.`);
    const sent = await sendStoredFile(located.store, located.file, request, response, {
      'Cache-Control': REVALIDATED,
      ...documentHeaders(located),
    });
    if (!sent) sendText(response, 503, `The documents of ${merchant} are not in the store: deploy again.`);
  }

  return (request, response) => {
    answer(request, response).catch((fault: unknown) => {
      onFault(fault);
      if (response.headersSent) response.destroy();
      else if (fault instanceof Refusal) sendText(response, 503, fault.message);
      else sendText(response, 500, 'The site could not be read from the store.');
    });
  };
}

/** A host name without its port, as merchants list them. */
function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** Where in the store an asset lies; undefined for what is a page. */
function assetOf(path: string, merchant: string): string | undefined {
  if (path.startsWith(HOST_ASSETS)) return `releases${path}`;
  if (path.startsWith(BRAND_ASSETS)) return `${brandFolder(merchant, path.slice(BRAND_ASSETS.length))}`;
  return undefined;
}
