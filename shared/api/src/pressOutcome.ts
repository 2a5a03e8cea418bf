import { type AnyErrorCode, ApiError } from './apiError';

/** Nobody has read an answer to these, or the answer is about another try. */
const NO_ANSWER: readonly AnyErrorCode[] = [
  'client.response.malformed',
  'idempotency.in.progress',
  'idempotency.key.reused',
];

/**
 * Faults that the platform itself tells after it has taken everything back. All others of their kind may come from
 * what stands before it, which tells them also of a call whose work is done.
 */
const NOTHING_DONE: readonly AnyErrorCode[] = [
  'vendor.unavailable',
  'request.url.empty',
  'captcha.unavailable',
  'system.maintenance',
];

/** Refused before the platform looks for the key (docs/calls.md, "Rights"): they say nothing of an earlier try. */
const BEFORE_THE_KEY = [400, 401, 403, 405, 413, 429, 451];

const SERVER_FAULT = 500;

/**
 * Whether a call that moves money failed without saying what became of it: then it is never shown as failed.
 *
 * @param asked An earlier try under the same key had no answer. Then only an answer that is kept under the key tells
 *   of it: a limit, a session that has ended or a closed site do not.
 */
export function isUnknownOutcome(error: unknown, asked = false): boolean {
  if (!(error instanceof ApiError)) return asked && Boolean(error);
  const { code, status } = error;
  if (NO_ANSWER.includes(code) || status === 0) return true;
  if (status >= SERVER_FAULT) return asked || !NOTHING_DONE.includes(code);
  return asked && (BEFORE_THE_KEY.includes(status) || code === 'merchant.unknown');
}
