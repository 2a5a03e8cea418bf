import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../clock';

/** How far the time of a signed call may be from ours, either way. */
const WINDOW_MS = 5 * MINUTE;

const TIMESTAMP = /^\d{13}$/;

/** What is sent besides the body. */
interface SignedBody {
  /** Milliseconds since 1970. */
  readonly timestamp: string;
  /** Exactly as it is sent. */
  readonly body: string;
  readonly signature: string;
}

/** HMAC-SHA-256 of time and body under the secret that caller and platform share, in hexadecimal. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Whether this was sent by who knows the secret, and lately. Takes the same time for every wrong signature. */
export function isSigned(secret: string, { timestamp, body, signature }: SignedBody, now: number): boolean {
  if (!TIMESTAMP.test(timestamp) || Math.abs(Number(timestamp) - now) > WINDOW_MS) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
