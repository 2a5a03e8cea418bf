import type { RequestListener } from 'node:http';
import type { Store } from '../store/Store';
import { pathOf, sendMethodNotAllowed, sendText } from './answers';
import { IMMUTABLE, sendStoredFile } from './storedFile';

/** Any site may load a release, and measure how long that took; integrity is what protects it. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

/** Serves the releases of a store as a CDN would: `/mfe-games/1.4.0/…`. */
export function releasesOrigin(store: Store, onFault: (fault: unknown) => void): RequestListener {
  return (request, response) => {
    const answer = async () => {
      response.setHeaders(new Map(Object.entries(OPEN_TO_ALL)));
      if (request.method === 'OPTIONS') {
        response.writeHead(204, {
          'Access-Control-Allow-Methods': 'GET, HEAD',
          'Access-Control-Max-Age': '86400',
        });
        response.end();
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
      const path = pathOf(request.url);
      const file = path && `releases${path}`;
      const sent =
        file && (await sendStoredFile(store, file, request, response, { 'Cache-Control': IMMUTABLE }));
      if (!sent) sendText(response, 404, 'There is no such file in any release.');
    };
    answer().catch((fault: unknown) => {
      onFault(fault);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The release store could not be read.');
    });
  };
}
