import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { SECOND } from '../../core/clock';

export const PROJECT = 'pearl-site';
const KEY_ID = 'k1';

interface SignedInBy {
  /** As Firebase names it. */
  readonly provider: string;
  readonly subject?: string;
  readonly phoneNumber?: string;
}

export const byPhone = (phoneNumber: string): SignedInBy => ({ provider: 'phone', phoneNumber });
export const bySocial = (provider: string, subject: string): SignedInBy => ({ provider, subject });

let users = 0;

/** What Firebase says of somebody who has signed in `at`, milliseconds. */
export function claimsOf({ provider, subject, phoneNumber }: SignedInBy, at: number, project = PROJECT) {
  const seconds = Math.floor(at / SECOND);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `user${++users}`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3_600,
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    firebase: {
      sign_in_provider: provider,
      identities: { [provider === 'phone' ? 'phone' : provider]: [phoneNumber ?? subject] },
    },
  };
}

/** A token as the emulator makes it: without signature. */
export const unsignedToken = (claims: object) => new UnsecuredJWT({ ...claims }).encode();

/** Keys in the place of Google's, served from this machine, and what signs with them. */
export async function startKeyServer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/keys`,
    sign: (claims: object, key: CryptoKey = privateKey, kid = KEY_ID) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key),
    publicKey: keys[0],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;
