import { CALL_TIME_LIMIT_MS } from '@site/contracts/http/endpoint';
import axios, { type AxiosAdapter, AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import { ApiError } from './apiError';
import { takeFirstAnswer } from './firstAnswers';
import { notePlayState } from './playStateVersion';
import { noteServerDate } from './serverTime';

/** The one axios instance. Exported for the fake platform of tests; the site goes through `send`. */
export const client = axios.create({
  timeout: CALL_TIME_LIMIT_MS,
  transitional: { clarifyTimeoutError: true },
  // The envelope decides, not the status (docs/calls.md, "Envelope").
  validateStatus: () => true,
});

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

/**
 * Sends a request and answers whatever came back, of any status. Throws ApiError client.offline,
 * client.timeout or client.load.failed when nothing came, and the signal's reason when it was cancelled.
 */
export async function send(request: HttpRequest): Promise<AxiosResponse<unknown>> {
  try {
    const waiting = fromWaitingAnswer(request);
    const response = await client.request<unknown>({ ...compact(request), ...waiting });
    // An answer that has waited tells an old time.
    if (!waiting) noteServerDate(headerOf(response, 'Date'));
    notePlayState(headerOf(response, 'Play-State'));
    return response;
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new ApiError({ code: codeOf(cause), cause });
  }
}

/** An answer that the document asked for early takes the place of the wire; all else goes its usual way. */
function fromWaitingAnswer({ method, url, baseURL, params, headers }: HttpRequest) {
  const waiting = baseURL === undefined ? takeFirstAnswer(method, url, params, headers) : undefined;
  if (!waiting) return undefined;
  const adapter: AxiosAdapter = async (config) => {
    const { status, headers: answered, body } = await waiting;
    return { data: body, status, statusText: '', headers: answered, config };
  };
  return { adapter };
}

function codeOf(cause: unknown) {
  if (!navigator.onLine) return 'client.offline';
  const timedOut = cause instanceof AxiosError && cause.code === AxiosError.ETIMEDOUT;
  // An answer that the document asked for early has its own limit.
  const earlyTimedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut || earlyTimedOut ? 'client.timeout' : 'client.load.failed';
}

/** axios takes an explicit `undefined` for a setting. */
function compact(request: HttpRequest) {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

/** A header of an answer as text. */
export function headerOf(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = response.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
