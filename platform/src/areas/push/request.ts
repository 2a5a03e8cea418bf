import webPush from 'web-push';
import { SECOND } from '../../core/clock';
import type { VapidKeys } from '../../core/push/vapid';

const TIME_LIMIT_MS = 10 * SECOND;

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushAnswer {
  /** Of HTTP; undefined when no answer came. */
  readonly status: number | undefined;
  /** When the service wants to be asked again at the earliest, in ms. */
  readonly retryAfterMs: number | undefined;
}

/** Encrypts a notification for one browser and hands it to that browser's push service (RFC 8030, 8188, 8291, 8292). */
export async function sendToService(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  keys: VapidKeys,
  ttlSeconds: number,
): Promise<PushAnswer> {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: keys,
    TTL: ttlSeconds,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  });
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body,
      // It might lead to a host that no notification may go to.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return { status: answer.status, retryAfterMs: seconds > 0 ? seconds * SECOND : undefined };
  } catch {
    // Its reason names the address.
    return { status: undefined, retryAfterMs: undefined };
  }
}
