import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Message } from './message';

export interface PostOptions {
  /** A connection is made to these alone, whatever the name leads to. */
  readonly addresses: readonly LookupAddress[];
  /** Certificate of who signs the host's; the system's without it. */
  readonly ca?: string | undefined;
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 15_000;

/**
 * Sends a message by https. Redirects are not followed, and what is answered is not read.
 *
 * @returns The status of the answer.
 * @throws Error when there is none in time.
 */
export function post(
  url: URL,
  { headers, body }: Message,
  { addresses, ca, timeLimitMs = TIME_LIMIT_MS }: PostOptions,
): Promise<number> {
  const lookup: LookupFunction = (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        lookup,
        ca,
        // No connection of somebody else's request, which may have gone to another address.
        agent: false,
        signal: AbortSignal.timeout(timeLimitMs),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
