// @ts-check

/**
 * What a call came to. A failure without code never reached an answer.
 *
 * @template T
 * @typedef {{ ok: true, value: T } | { ok: false, code?: string, message?: string, value?: Record<string, string> }} Outcome
 */

const TIME_LIMIT_MS = 10_000;

/**
 * A call of the page, in the platform's envelope. Never throws.
 *
 * @template T
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Outcome<T>>}
 */
export async function call(path, options) {
  try {
    const answer = await fetch(path, {
      ...options,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const envelope = await answer.json();
    if (envelope.success === true) return { ok: true, value: envelope.value };
    return { ok: false, code: envelope.error.code, message: envelope.error.message, value: envelope.value };
  } catch {
    return { ok: false };
  }
}

/**
 * Whether a call that moves money may have moved it all the same: it is sent again under its key.
 *
 * @param {{ code?: string }} failure
 */
export const isUnsure = ({ code }) => code === undefined || code === 'idempotency.in.progress';

/** Answers after which a game cannot go on. */
const FATAL = [
  'launch.token.invalid',
  'session.expired',
  'play.closed',
  'game.unavailable',
  'system.maintenance',
  'region.restricted',
];

/** @param {{ code?: string }} failure */
export const isFatal = ({ code }) => code !== undefined && FATAL.includes(code);
