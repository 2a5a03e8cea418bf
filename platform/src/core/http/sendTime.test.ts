import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { limitSendTime } from './sendTime';

const CALL_MS = 50;

const app = fastify();
limitSendTime(app, { callMs: CALL_MS, uploadMs: 60_000 });
app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
app.post('/call', () => ({}));
app.post('/slow', { onRequest: () => setTimeout(3 * CALL_MS) }, () => ({}));
app.post('/upload', () => new Promise<void>(() => undefined));

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** A call of which the body never comes whole. */
function startSending(path: string, type: string): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
  );
  return socket;
}

it('breaks off a call that does not arrive within its time, and waits longer for a picture', async () => {
  const upload = startSending('/upload', 'multipart/form-data; boundary=x');
  const call = startSending('/call', 'application/json');
  await once(call.resume(), 'close');
  expect(upload.destroyed).toBe(false);
  upload.destroy();
});

it('lets a call that has arrived wait for its work', async () => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
});
