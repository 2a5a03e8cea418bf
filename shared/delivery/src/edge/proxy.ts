import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { TypedFailure } from '@site/contracts/envelope';
import { type ErrorCode, errorStatus } from '@site/contracts/errors';

/** Beginnings of the paths that the platform answers (api.md 1.1), as a regular expression. */
export const PLATFORM_PREFIXES = 'wps|lgw|lotto|cdn|m/lotto-h5';
export const PLATFORM_PATHS = new RegExp(`^/(?:${PLATFORM_PREFIXES})(?:/|$)`);

/** The platform answers within 10 s; a little more, so that its own answer about slowness comes first. */
export const TIME_LIMIT_MS = 15_000;
export const RETRY_AFTER_SECONDS = 5;

/** Headers of one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What a client may not say about itself: the platform believes these. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

const MESSAGES = {
  'system.upgrading': {
    en: 'The service is not available right now. Try again in a moment.',
    th: 'ขณะนี้ยังใช้บริการไม่ได้ โปรดลองอีกครั้งในอีกสักครู่',
  },
  'vendor.timeout': {
    en: 'The service took too long to answer. Try again.',
    th: 'ระบบใช้เวลาตอบนานเกินไป โปรดลองอีกครั้ง',
  },
} satisfies Partial<Record<ErrorCode, unknown>>;

/** Whether this path is the platform's. */
export function isPlatformPath(path: string): boolean {
  return PLATFORM_PATHS.test(path);
}

/**
 * Passes requests to the platform as they are, with the host name and address that the edge itself has seen.
 * A platform that is down or silent is answered for in its own envelope.
 *
 * @param platformUrl `http://127.0.0.1:8090`
 */
export function platformProxy(
  platformUrl: string,
  timeLimitMs = TIME_LIMIT_MS,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { hostname, port, host } = new URL(platformUrl);
  const agent = new Agent({ keepAlive: true });

  return (request, response) => {
    const upstream = send({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: { ...passedHeaders(request), host },
    });
    // Not the socket's idle time: a body that trickles must not keep a call alive for ever.
    const limit = setTimeout(() => upstream.destroy(new Error('timeout')), timeLimitMs);
    upstream.once('response', (answer) => {
      clearTimeout(limit);
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    upstream.once('error', (error) => {
      clearTimeout(limit);
      if (response.headersSent) response.destroy();
      else fail(request, response, error.message === 'timeout' ? 'vendor.timeout' : 'system.upgrading');
    });
    response.once('close', () => {
      clearTimeout(limit);
      if (!response.writableFinished) upstream.destroy();
    });
    request.pipe(upstream);
  };
}

function passedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const passed = Object.entries(withoutHopByHop(request.headers)).filter(([name]) => !FORWARDED.test(name));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function fail(request: IncomingMessage, response: ServerResponse, code: keyof typeof MESSAGES): void {
  const language = request.headers['accept-language']?.startsWith('th') ? 'th' : 'en';
  response.writeHead(errorStatus[code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(code === 'system.upgrading' && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
  });
  response.end(failureBody(code, language));
}

/** What an edge answers in the platform's place, in its envelope. */
export function failureBody(code: keyof typeof MESSAGES, language: 'en' | 'th'): string {
  const body: TypedFailure = { success: false, error: { code, message: MESSAGES[code][language] } };
  return JSON.stringify(body);
}
