import { createECDH, createPublicKey, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PushMessage } from '@site/contracts/areas/push';
import ece from 'http_ece';
import { jwtVerify } from 'jose';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** How a push service answers: 201, unless a test has said otherwise for the next ones. */
type Answer = readonly [status: number, headers?: Record<string, string>];

/** A browser's side of a subscription at the service. */
export function newBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const path = `/push/${randomBytes(12).toString('base64url')}`;
  return {
    path,
    subscription: { endpoint: `${origin}${path}`, p256dh, auth },
    read: (body: Buffer): PushMessage =>
      PushMessage.parse(
        JSON.parse(
          ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'),
        ),
      ),
  };
}

/** A push service on this machine, which keeps what it gets. */
export async function startPushService() {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({
      path: request.url ?? '',
      headers: request.headers as Received['headers'],
      body,
    });
    const [status, headers] = answers.shift() ?? [201];
    response.writeHead(status, headers).end('an answer that nobody reads');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answerNext: (...next: Answer[]) => answers.push(...next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Verifies who has sent it (RFC 8292); answers what the signature says, and the key. */
export async function signerOf({ headers }: Received) {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  return { key, audience: payload.aud, subject: payload.sub };
}
