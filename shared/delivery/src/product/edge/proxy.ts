import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { errorStatus } from '@site/contracts/http/errors';
import { type Dispatcher, Pool } from 'undici';
import {
  type FailureCode,
  failureBody,
  RETRY_AFTER_SECONDS,
  TIME_LIMIT_MS,
  UPLOAD_TIME_LIMIT_MS,
} from './platformCalls';
import { type Caller, callerReader } from './trustedProxies';

/** Methods that the platform has, and whether a body may come with them. */
const TAKES_BODY: Readonly<Record<string, boolean>> = {
  GET: false,
  HEAD: false,
  OPTIONS: false,
  DELETE: false,
  POST: true,
  PUT: true,
  PATCH: true,
};

/**
 * What the platform says on a connection that has waited too long for a call, which a caller can have left before it was
 * sent. It crosses the next one, which is made again then, as RFC 9110, 15.5.9, has it.
 */
const NOTHING_CAME = 408;

/** Headers of one connection only (RFC 9110, 7.6.1), and `Expect`, which this server has met itself. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/**
 * What says where a message ends or whose it is. A client that has it dropped by naming it in `Connection` would
 * have edge and platform disagree about that: one could then see a request where the other sees a body.
 */
const NEVER_DROPPED = new Set(['content-length', 'transfer-encoding', 'host', 'cookie', 'authorization']);
/** What a client may not say about itself: the platform believes these. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

export interface ProxyOptions {
  /** How long the platform may take to begin its answer. */
  readonly timeLimitMs?: number;
  /** Addresses and networks whose word about a caller counts; without any, nobody's. */
  readonly trustedProxies?: readonly string[];
}

/**
 * Passes requests to the platform, with the host name and address that the edge itself has seen. How a request is
 * framed on its way there is undici's: nothing that a client says about framing is passed on, and a connection on
 * which more or less came than was announced is closed.
 * A platform that is down or silent is answered for in its own envelope, as is a request that is not sound.
 *
 * @param platformUrl `http://127.0.0.1:8090`
 */
export function platformProxy(
  platformUrl: string,
  { timeLimitMs = TIME_LIMIT_MS, trustedProxies = [] }: ProxyOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const { origin, host } = new URL(platformUrl);
  // Its own time limits count from one byte to the next: a body that trickles would keep a call alive for ever.
  const callerOf = callerReader(trustedProxies);
  const platform = new Pool(origin, { headersTimeout: 0 });

  return (request, response) => {
    if (!isSound(request)) {
      // What follows on this connection may not be a request.
      response.shouldKeepAlive = false;
      return fail(request, response, 'request.invalid');
    }
    const abort = new AbortController();
    const limit = setTimeout(
      () => abort.abort(new Error('timeout')),
      isUpload(request) ? UPLOAD_TIME_LIMIT_MS : timeLimitMs,
    );
    response.once('close', () => abort.abort());
    const ask = () =>
      platform.request({
        method: request.method as Dispatcher.HttpMethod,
        path: request.url ?? '/',
        headers: { ...passedHeaders(request, callerOf(request)), host },
        // Not the request itself: it would be destroyed with a connection to the platform, and the answer with it.
        body: hasBody(request) ? request.pipe(new PassThrough()) : null,
        signal: abort.signal,
      });
    const askAgain = async (answer: Dispatcher.ResponseData) => {
      if (answer.statusCode !== NOTHING_CAME || hasBody(request)) return answer;
      await answer.body.dump();
      return ask();
    };
    ask()
      .then(askAgain)
      .then(({ statusCode, headers, body }) => {
        clearTimeout(limit);
        response.writeHead(statusCode, withoutHopByHop(headers));
        body.once('error', () => response.destroy());
        body.pipe(response);
      })
      .catch((error: Error) => {
        clearTimeout(limit);
        if (response.headersSent) response.destroy();
        else fail(request, response, error.message === 'timeout' ? 'vendor.timeout' : 'system.upgrading');
      });
  };
}

/** Whether edge and platform will read the same request: a method of the platform, a body only where one belongs. */
function isSound(request: IncomingMessage): boolean {
  const takesBody = TAKES_BODY[request.method ?? ''];
  if (takesBody === undefined || (hasBody(request) && !takesBody)) return false;
  return !namedInConnection(request.headers).some((name) => NEVER_DROPPED.has(name));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;

function passedHeaders(request: IncomingMessage, { address, protocol }: Caller): IncomingHttpHeaders {
  const passed = Object.entries(withoutHopByHop(request.headers)).filter(([name]) => !FORWARDED.test(name));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = new Set([...HOP_BY_HOP, ...namedInConnection(headers)]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function namedInConnection({ connection = '' }: IncomingHttpHeaders): string[] {
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

function fail(request: IncomingMessage, response: ServerResponse, code: FailureCode): void {
  const language = request.headers['accept-language']?.startsWith('th') ? 'th' : 'en';
  response.writeHead(errorStatus[code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(code === 'system.upgrading' && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
  });
  response.end(failureBody(code, language));
}
