import type { AxiosProgressEvent } from 'axios';
import { ApiError } from './apiError';
import { takeFirstAnswer } from './firstAnswers';
import { notePlayState } from './playStateVersion';
import { noteServerDate } from './serverTime';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly baseURL?: string | undefined;
  readonly headers: Record<string, string>;
  readonly params?: unknown;
  readonly data?: unknown;
  /** In ms; left out, that of every call. */
  readonly timeout?: number | undefined;
  readonly onUploadProgress?: ((event: AxiosProgressEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** What its JSON says; its text where it is none. */
  readonly body: unknown;
}

/**
 * Sends a request and returns whatever came back, of any status. What the document has asked for early is not asked
 * again, and needs no axios: a page whose first view is made of such answers shows it before axios is fetched.
 *
 * @throws ApiError client.offline, client.timeout or client.load.failed when nothing came; and the signal's reason when
 *   it was cancelled.
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  try {
    const early = earlyAnswer(request);
    const answer = await (early ?? overTheWire(request));
    request.signal?.throwIfAborted();
    // An answer that has waited tells an old time.
    if (!early) noteServerDate(headerOf(answer, 'Date'));
    notePlayState(headerOf(answer, 'Play-State'));
    return answer;
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new ApiError({ code: codeOf(cause), cause });
  }
}

async function overTheWire(request: HttpRequest): Promise<HttpAnswer> {
  const wire = await import('./wire');
  return wire.request(request);
}

/** What the document has asked for already, on its way or there. */
function earlyAnswer({ method, url, baseURL, params, headers }: HttpRequest) {
  const early = baseURL === undefined ? takeFirstAnswer(method, url, params, headers) : undefined;
  return early?.then(({ body, ...answer }): HttpAnswer => ({ ...answer, body: parsed(body) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `clarifyTimeoutError` has axios say ETIMEDOUT; an answer that was asked for early has its own limit. */
const hasTimedOut = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'TimeoutError' || ('code' in cause && cause.code === 'ETIMEDOUT'));

function codeOf(cause: unknown) {
  if (!navigator.onLine) return 'client.offline';
  return hasTimedOut(cause) ? 'client.timeout' : 'client.load.failed';
}

/** A header of an answer as text. */
export function headerOf(answer: HttpAnswer, name: string): string | undefined {
  const value = answer.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
