import type { RequestListener } from 'node:http';
import { HOOK_CERTIFICATE, startHookServer } from '../testing/hookServer';
import { post } from './post';

const HERE = [{ address: '127.0.0.1', family: 4 }];
const MESSAGE = { headers: { 'webhook-id': 'one' }, body: '{"words":"สวัสดี"}' };

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function hook(listener: RequestListener): Promise<URL> {
  const server = await startHookServer(listener);
  close = server.close;
  return new URL(`https://hooks.example:${server.port}/in?team=games`);
}
const options = (changes: object = {}) => ({ addresses: HERE, ca: HOOK_CERTIFICATE, ...changes });

it('sends to the addresses that it is given, under the name and certificate of the host @FD-068', async () => {
  let got: unknown;
  const url = await hook(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got = [request.method, request.url, request.headers.host, request.headers['webhook-id'], body];
    response.writeHead(204).end();
  });
  expect(await post(url, MESSAGE, options())).toBe(204);
  expect(got).toEqual(['POST', '/in?team=games', url.host, 'one', MESSAGE.body]);
});

it('shows nothing to a server without the certificate of the host @FD-068', async () => {
  let asked = 0;
  const url = await hook((_request, response) => {
    asked += 1;
    response.end();
  });
  await expect(post(url, MESSAGE, options({ ca: undefined }))).rejects.toThrow('self-signed');
  const other = new URL(url.href.replace('hooks.example', 'other.example'));
  await expect(post(other, MESSAGE, options())).rejects.toThrow("does not match certificate's altnames");
  expect(asked).toBe(0);
});

it('follows no redirect @FD-068', async () => {
  let asked = 0;
  const url = await hook((request, response) => {
    asked += 1;
    response.writeHead(307, { Location: `https://${request.headers.host}/elsewhere` }).end();
  });
  expect(await post(url, MESSAGE, options())).toBe(307);
  expect(asked).toBe(1);
});

it('waits for an answer no longer than its time, and reads none that does not end', async () => {
  const silent = await hook(() => undefined);
  await expect(post(silent, MESSAGE, options({ timeLimitMs: 100 }))).rejects.toThrow('aborted');
  await close();
  const endless = await hook((_request, response) => {
    response.writeHead(200).write('…');
  });
  expect(await post(endless, MESSAGE, options())).toBe(200);
});
