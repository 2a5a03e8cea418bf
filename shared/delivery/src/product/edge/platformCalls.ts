import type { TypedFailure } from '@site/contracts/http/envelope';
import type { ErrorCode } from '@site/contracts/http/errors';

/*
 * What every edge knows of the platform behind it: this project's own, and nginx. Apart from the proxy, so that a
 * command that composes documents does not load an HTTP client.
 */

/** Beginnings of the paths that the platform answers, as a regular expression (docs/calls.md, "Transport"). */
export const PLATFORM_PREFIXES = 'wps|lgw|lotto|cdn|m/lotto-h5';
export const PLATFORM_PATHS = new RegExp(`^/(?:${PLATFORM_PREFIXES})(?:/|$)`);

/** Calls between services, on the platform's own port: no page is there, and no edge passes them on. */
export const INTERNAL_PATHS = '/internal/';

/** The platform answers within 10 s; a little more, so that its own answer about slowness comes first. */
export const TIME_LIMIT_MS = 15_000;
/** A picture on a slow network takes longer to arrive (docs/calls.md, "Time limits"). */
export const UPLOAD_TIME_LIMIT_MS = 130_000;
export const RETRY_AFTER_SECONDS = 5;

const MESSAGES = {
  'system.upgrading': {
    en: 'The service is not available right now. Try again in a moment.',
    th: 'ขณะนี้ยังใช้บริการไม่ได้ โปรดลองอีกครั้งในอีกสักครู่',
  },
  'request.invalid': {
    en: 'This request cannot be read.',
    th: 'อ่านคำขอนี้ไม่ได้',
  },
  'vendor.timeout': {
    en: 'The service took too long to answer. Try again.',
    th: 'ระบบใช้เวลาตอบนานเกินไป โปรดลองอีกครั้ง',
  },
} satisfies Partial<Record<ErrorCode, unknown>>;
export type FailureCode = keyof typeof MESSAGES;

/** Whether this path is the platform's. */
export function isPlatformPath(path: string): boolean {
  return PLATFORM_PATHS.test(path);
}

/** What an edge answers in the platform's place, in its envelope. */
export function failureBody(code: FailureCode, language: 'en' | 'th'): string {
  const body: TypedFailure = { success: false, error: { code, message: MESSAGES[code][language] } };
  return JSON.stringify(body);
}
