import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { Refusal, type RefusalCode } from '../../refusal';

/** The console, and what the command is recognised by there. */
export interface ApiAccess {
  readonly url: URL;
  readonly token: string;
}

/** Calls of a console. Each throws the Refusal that it answers with, or one that says that it does not answer. */
export interface ApiClient {
  get(path: string): Promise<unknown>;
  /** Sends a change. Sent again after a break, it is still one change. */
  post(path: string, body: object): Promise<unknown>;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const TIME_LIMIT_MS = 60_000;
/** Pauses before a call that broke is sent again, in ms. */
const PAUSES_MS = [500, 2_000];

const Answer = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) }),
]);

/**
 * The console that SITE_API names, with the token SITE_TOKEN; undefined where SITE_API is not set.
 *
 * @throws Refusal for an address that is none or would show the token to others, and for a missing token.
 */
export function readApiAccess(
  environment: Readonly<Record<string, string | undefined>>,
): ApiAccess | undefined {
  const { SITE_API: address, SITE_TOKEN: token } = environment;
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))))
    throw new Refusal(`SITE_API is "${address}": write it as https://releases.example.`);
  if (!token) throw new Refusal('SITE_API needs a token in SITE_TOKEN: `site token make` makes one.');
  return { url, token };
}

/** @param pauses Before a call is sent again, in ms. */
export function apiClient({ url, token }: ApiAccess, pauses: readonly number[] = PAUSES_MS): ApiClient {
  const headers = {
    Authorization: `Bearer ${token}`,
    // What the console asks of every write, so that no page of another site can make a browser send one.
    Origin: url.origin,
    'Sec-Fetch-Site': 'same-origin',
    'X-Console': 'site',
  };

  async function ask(path: string, request: RequestInit): Promise<unknown> {
    for (const pause of [...pauses, undefined]) {
      try {
        const response = await fetch(new URL(`/api/${path}`, url), {
          ...request,
          headers: { ...headers, ...request.headers },
          // To follow one would show the token to another place.
          redirect: 'error',
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        return await answerOf(response, url);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        const { cause, message } = error as Error & { cause?: Error };
        if (pause === undefined)
          throw new Refusal(`The console at ${url.origin} does not answer (${cause?.message ?? message}).`);
        await wait(pause);
      }
    }
    return undefined;
  }

  return {
    get: (path) => ask(path, {}),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      }),
  };
}

async function answerOf(response: Response, url: URL): Promise<unknown> {
  const text = await response.text();
  const parsed = z.safeParse(Answer, parseJson(text));
  if (!parsed.success)
    throw new Refusal(`${url.origin} answers as no console does (${response.status}): look at SITE_API.`);
  if (parsed.data.success) return parsed.data.value;
  const { code, message } = parsed.data.error;
  throw new Refusal(message, code as RefusalCode);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
