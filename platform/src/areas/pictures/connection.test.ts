import { type AddressInfo, connect, type Socket } from 'node:net';
import { PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { jpeg, multipartOf, partsOf, UPLOAD } from './testing';

/* What a real connection adds: a body that is still on its way while it is answered. */

let test: TestApp;
let socket: Socket;
let session: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(async () => {
  session = await signedInHeaders(test.db, await createAccount(test.db, 'aurora'), test.clock());
  socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8');
});
afterEach(() => socket.destroy());

/** A whole request as bytes. */
function bytesOf(content: Buffer, caller: Record<string, string>, purpose: string): Buffer {
  const { payload, headers } = multipartOf(partsOf(purpose, content));
  const fields = { host: 'aurora.test', ...caller, ...headers, 'content-length': payload.length };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`POST ${UPLOAD} HTTP/1.1\r\n${head.join('')}\r\n`), payload]);
}

/** The next answer on the connection. */
const answer = () =>
  new Promise<string>((resolve, reject) => {
    socket.once('data', (text: string) => resolve(text));
    socket.once('close', () => reject(new Error('the connection was closed')));
  });

it('goes on with a connection after a picture that was refused while it was on its way', async () => {
  const large = Buffer.concat([await jpeg(), Buffer.alloc(3 * PICTURE_MAX_BYTES)]);
  for (const [content, caller, told, purpose = 'RECEIPT'] of [
    [large, { merchant: 'aurora' }, 'auth.required'],
    [large, session, 'picture.too.large'],
    [large, session, 'request.invalid', 'PASSPORT'],
    [await jpeg(), session, '"success":true'],
  ] as const) {
    const next = answer();
    socket.write(bytesOf(content, caller, purpose));
    expect(await next).toContain(told);
  }
});
