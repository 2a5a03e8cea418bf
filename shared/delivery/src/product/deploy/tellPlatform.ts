import { createHmac } from 'node:crypto';
import { RELEASE_CALLBACK, type ReleaseCallback } from '@site/contracts/areas/news';

/** A platform that does not answer keeps no deployment waiting. */
const TIME_LIMIT_MS = 5_000;

/** The platform to tell of deployments, and what the call is signed by. */
export interface ToldPlatform {
  readonly url: string;
  readonly secret: string;
}

/**
 * Tells the platform that something else is live for a merchant, so that open pages look for it at once. A deployment
 * stands whether it is told or not: pages look by themselves, too.
 *
 * @returns Why it could not be told; undefined when it was.
 */
export async function tellPlatform(
  { url, secret }: ToldPlatform,
  merchant: string,
): Promise<string | undefined> {
  const told: ReleaseCallback = { merchant };
  const body = JSON.stringify(told);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  try {
    const answer = await fetch(new URL(RELEASE_CALLBACK, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Timestamp': timestamp, 'X-Signature': signature },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answered ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return cause?.message ?? message;
  }
}
