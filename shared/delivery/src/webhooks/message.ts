import { createHmac } from 'node:crypto';
import type { ReleaseEvent } from '@site/contracts/federation/rollout';

/** A request that tells of an event. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Makes the message of an event as Standard Webhooks 1.0 has it: its id is the event's, the same at each try; it is
 * signed by HMAC-SHA-256 of `id.timestamp.body`, so the receiver knows from whom it is and that it is not an old one.
 *
 * @param key The hook's secret.
 * @param now When it is sent.
 */
export function messageOf(event: ReleaseEvent, key: Buffer, now: Date): Message {
  const body = JSON.stringify({ type: `release.${event.kind}`, timestamp: event.at, data: event });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'site-webhooks',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(event.id, timestamp, body, key),
    },
  };
}

/** @param timestamp Seconds since 1970. */
export function signatureOf(id: string, timestamp: string, body: string, key: Buffer): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
