import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

/**
 * A push service and the browser's keys at it: what the platform sends comes here and is opened as a browser opens it.
 * Only Google's own service could reach a real subscription.
 */
export async function startPushService() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const read: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    read.push(
      ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'),
    );
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${randomBytes(8).toString('hex')}`;
  return { subscription: { endpoint, p256dh, auth }, read, close: () => server.close() };
}
