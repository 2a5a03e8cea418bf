import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';

type SealingKey = { kid: string; key: Awaited<ReturnType<typeof importJWK>> };

/** What each platform sealed with last; a storm of logins need not ask for the key five hundred times. */
const lastKeys = new WeakMap<FastifyInstance, { at: number; merchant: string; key: Promise<SealingKey> }>();

async function askForKey(app: FastifyInstance, merchant: string): Promise<SealingKey> {
  const answer = await app.inject({ url: '/wps/system/keys', headers: { merchant } });
  const [jwk] = answer.json().keys;
  return { kid: String(jwk.kid), key: await importJWK(jwk, 'RSA-OAEP-256') };
}

/** The newest key; asked for again whenever the clock has moved. */
function newestKey(app: FastifyInstance, merchant: string): Promise<SealingKey> {
  const at = app.platform.clock();
  const last = lastKeys.get(app);
  if (last?.at === at && last.merchant === merchant) return last.key;
  const key = askForKey(app, merchant);
  lastKeys.set(app, { at, merchant, key });
  return key;
}

/** A body sealed under the newest key, and the header that names it (docs/calls.md, "Encrypted bodies"). */
export async function seal(app: FastifyInstance, merchant: string, payload: unknown) {
  const { kid, key } = await newestKey(app, merchant);
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(key);
  return { headers: { merchant, encryption: kid }, payload: { data } };
}

/** Logs in as the site does. */
export async function logIn(
  app: FastifyInstance,
  merchant: string,
  payload: unknown,
  headers: Record<string, string> = {},
) {
  const sealed = await seal(app, merchant, payload);
  return app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { ...sealed.headers, ...headers },
    payload: sealed.payload,
  });
}
