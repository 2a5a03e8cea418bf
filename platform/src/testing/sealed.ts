import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';

/** A body sealed under the platform's newest key, and the header that names it (api.md 1.4). */
export async function seal(app: FastifyInstance, merchant: string, payload: unknown) {
  const answer = await app.inject({ url: '/wps/system/keys', headers: { merchant } });
  const [jwk] = answer.json().keys;
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
  return { headers: { merchant, encryption: String(jwk.kid) }, payload: { data } };
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
