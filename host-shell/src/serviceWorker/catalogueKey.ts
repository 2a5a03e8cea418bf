/** Headers by which the platform's answers differ (their `Vary`), and how a key names them. */
const LANGUAGE = 'accept-language';
const SESSION = 'session';

/**
 * The address under which an answer is kept: an answer is for one language and one session, so that nobody sees
 * what another was told. The token itself is not kept, only its digest.
 */
export async function catalogueKey(request: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const key = new URL(request.url);
  key.searchParams.set(LANGUAGE, request.headers.get('Accept-Language') ?? '');
  const authorization = request.headers.get('Authorization');
  if (authorization) key.searchParams.set(SESSION, await digestOf(authorization));
  // The document's first script and the API client write the same question in another order.
  key.searchParams.sort();
  return key.href;
}

/** Whether an answer was for somebody who was signed in. */
export function isOfSession(key: string): boolean {
  return new URL(key).searchParams.has(SESSION);
}

/** The key that an answer has after its session got another token; undefined when it is another session's. */
export async function renewedKey(key: string, from: string, to: string): Promise<string | undefined> {
  const renewed = new URL(key);
  if (renewed.searchParams.get(SESSION) !== (await digestOf(`Bearer ${from}`))) return undefined;
  renewed.searchParams.set(SESSION, await digestOf(`Bearer ${to}`));
  return renewed.href;
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
