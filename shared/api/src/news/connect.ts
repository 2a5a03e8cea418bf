import { NEWS_HEARTBEAT_MS, news } from '@site/contracts/areas/news';
import { getSession } from '@site/session';
import { headersOf } from '../call';
import { apiSettings } from '../settings';
import { endWith } from './endWith';
import { readNews } from './readNews';

/** Two comments and a slow line without a byte, in ms: the connection is dead, whatever the browser says. */
const DEAD_AFTER_MS = 2 * NEWS_HEARTBEAT_MS + 5_000;
/** How often that is looked at, in ms. By the clock, because a timer does not run on while a device sleeps. */
const LOOK_EVERY_MS = 5_000;

/** A platform that does not have the call. */
const UNAVAILABLE = [404, 405, 501];
const UNAUTHORIZED = 401;

export interface Ending {
  /**
   * `broken`, also when it could not be had or was ended for its time; `outdated` by another network or a sleep;
   * `unavailable`: the platform has no news.
   */
  readonly ended: 'broken' | 'outdated' | 'unavailable';
  /** In seconds, as the platform says. */
  readonly retryAfter?: number;
}

interface Connection {
  readonly onOpen: () => void;
  readonly onNews: (changed: readonly string[]) => void;
  readonly signal: AbortSignal;
}

/** One connection, for as long as it lasts. Never throws. */
export async function connect({ onOpen, onNews, signal }: Connection): Promise<Ending> {
  const own = endWith(signal);
  let isOutdated = false;
  const outdate = () => {
    isOutdated = true;
    own.abort();
  };
  let lastHeardAt = Date.now();
  const look = () => {
    if (Date.now() - lastHeardAt > DEAD_AFTER_MS) outdate();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look, { signal: own.signal });
  window.addEventListener('online', outdate, { signal: own.signal });
  try {
    const response = await open(own.signal);
    const end = await refusedBy(response, onNews);
    if (end) return end;
    onOpen();
    await readNews(response, { onNews, onHeard: () => (lastHeardAt = Date.now()) });
  } catch {
    // Whatever it was, the next try tells more.
  } finally {
    clearInterval(timer);
    own.abort();
  }
  return { ended: isOutdated ? 'outdated' : 'broken' };
}

function open(signal: AbortSignal): Promise<Response> {
  const { baseUrl = '' } = apiSettings();
  const headers = { ...headersOf(news, getSession()?.token), Accept: 'text/event-stream' };
  return fetch(`${baseUrl}${news.path}`, { headers, cache: 'no-store', signal });
}

/** How a response that is no stream ends the try; undefined for one that is. */
async function refusedBy(
  response: Response,
  onNews: (changed: readonly string[]) => void,
): Promise<Ending | undefined> {
  if (response.ok && isStream(response)) return undefined;
  await response.body?.cancel();
  if (response.ok) apiSettings().onMalformed?.({ path: news.path, places: ['content-type'], failed: true });
  // The call for who is signed in gets the same refusal, and ends the session as every call does.
  if (response.status === UNAUTHORIZED) onNews(['session']);
  const ended = UNAVAILABLE.includes(response.status) ? 'unavailable' : 'broken';
  const retryAfter = Number(response.headers.get('Retry-After'));
  return { ended, ...(retryAfter > 0 && Number.isFinite(retryAfter) && { retryAfter }) };
}

function isStream({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/event-stream') === true;
}
