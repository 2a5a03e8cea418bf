import { crc32 } from 'node:zlib';
import { PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import sharp from 'sharp';
import type { Account } from '../../core/accounts/tables';
import { DAY, HOUR, MINUTE } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { claimPicture } from './claimPicture';
import { drawn, jpeg, multipartOf, partsOf, sendPicture, UPLOAD } from './testing';

interface Sent {
  id: string;
  url: string;
  bytes: number;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

const member = () => createAccount(test.db, 'aurora');
const sent = async (account: Account, content: Buffer, purpose?: string) =>
  valueIn<Sent>(await sendPicture(test, account, content, purpose));
const look = (url: string) => test.app.inject({ url });
const shown = async (url: string) => sharp((await look(url)).rawPayload).metadata();
const claim = async (account: Account, id: string, purpose: 'RECEIPT' | 'ICON' = 'RECEIPT') =>
  claimPicture(test.db, account, id, purpose, new Date(test.clock())).then(
    () => 'claimed',
    (refusal: Error) => refusal.message,
  );

describe('a picture', () => {
  it('is kept, and shown to whoever has its address, and to the browser as a picture alone @RP-048', async () => {
    const { id, url, bytes } = await sent(await member(), await jpeg());
    expect([id, url]).toEqual([expect.stringMatching(/^pic_[\w-]{20}$/), `/wps/pictures/${id}`]);
    const answer = await look(url);
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    });
  });

  it.each([
    ['png', () => drawn().png().toBuffer(), 'FEEDBACK'],
    ['webp', () => drawn().webp().toBuffer(), 'RECEIPT'],
  ])('may be a %s, and is kept as JPEG', async (_type, content, purpose) => {
    const { url } = await sent(await member(), await content(), purpose);
    expect((await shown(url)).format).toBe('jpeg');
  });

  it('loses what a camera wrote beside it, and stands upright', async () => {
    const taken = await drawn(40, 30)
      .withExif({ IFD0: { Make: 'Lumiere', Copyright: 'Narin' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { url } = await sent(await member(), taken, 'RECEIPT');
    const { width, height, exif, orientation } = await shown(url);
    expect([width, height, exif, orientation]).toEqual([30, 40, undefined, undefined]);
  });

  it('becomes a square for an icon, and no larger than is read for a receipt', async () => {
    const account = await member();
    const icon = await shown((await sent(account, await jpeg(300, 100))).url);
    expect([icon.width, icon.height]).toEqual([512, 512]);
    const receipt = await shown((await sent(account, await jpeg(3_000, 1_500), 'RECEIPT')).url);
    expect([receipt.width, receipt.height]).toEqual([2_000, 1_000]);
  });
});

/** A PNG of a few bytes that says it is as large as a town. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is no picture that may be sent', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string, [number, string]]>([
    ['a text', () => Buffer.from('hello'), 'ICON', [415, 'picture.type.unsupported']],
    ['nothing', () => Buffer.alloc(0), 'ICON', [415, 'picture.type.unsupported']],
    [
      'a page that calls itself a JPEG',
      () => Buffer.from('<script>1</script>'),
      'ICON',
      [415, 'picture.type.unsupported'],
    ],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'ICON',
      [415, 'picture.type.unsupported'],
    ],
    ['a GIF', () => drawn().gif().toBuffer(), 'ICON', [415, 'picture.type.unsupported']],
    ['a WebP of a reward', () => drawn().webp().toBuffer(), 'REWARD', [415, 'picture.type.unsupported']],
    ['a WebP as feedback', () => drawn().webp().toBuffer(), 'FEEDBACK', [415, 'picture.type.unsupported']],
    [
      'the beginning of a JPEG',
      async () => (await jpeg(400, 300)).subarray(0, 700),
      'ICON',
      [415, 'picture.type.unsupported'],
    ],
    ['a bomb', () => bomb(60_000, 60_000), 'ICON', [413, 'picture.too.large']],
    [
      'a byte too much',
      async () => padded(await jpeg(), PICTURE_MAX_BYTES + 1),
      'ICON',
      [413, 'picture.too.large'],
    ],
  ])('is refused: %s @RP-048', async (_what, content, purpose, refusal) => {
    expect(refusalOf(await sendPicture(test, await member(), await content(), purpose))).toEqual(refusal);
  });

  it('is no picture of just the largest size', async () => {
    const answer = await sendPicture(test, await member(), padded(await jpeg(), PICTURE_MAX_BYTES));
    expect(answer.statusCode).toBe(200);
  });
});

/** A JPEG with nothing after its end, up to a length. */
const padded = (content: Buffer, length: number) =>
  Buffer.concat([content, Buffer.alloc(length - content.length)]);

describe('a body', () => {
  const send = async (body: { payload: Buffer | string; headers: Record<string, string> }) => {
    const headers = await signedInHeaders(test.db, await member(), test.clock());
    return test.app.inject({
      method: 'POST',
      url: UPLOAD,
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    });
  };
  const good = async () => partsOf('ICON', await jpeg());

  it.each<[string, () => Promise<{ payload: Buffer | string; headers: Record<string, string> }>]>([
    [
      'JSON',
      async () => ({ payload: '{"purpose":"ICON"}', headers: { 'content-type': 'application/json' } }),
    ],
    ['no picture', async () => multipartOf((await good()).slice(0, 1))],
    [
      'the picture under another name',
      async () =>
        multipartOf(
          (await good()).map((part) => ({ ...part, name: part.name === 'picture' ? 'file' : part.name })),
        ),
    ],
    ['no purpose', async () => multipartOf((await good()).slice(1))],
    ['the purpose after the picture', async () => multipartOf((await good()).reverse())],
    ['another purpose', async () => multipartOf(partsOf('PASSPORT', await jpeg()))],
    [
      'no boundary',
      async () => ({ ...multipartOf(await good()), headers: { 'content-type': 'multipart/form-data' } }),
    ],
    [
      'a piece of one alone',
      async () => {
        const { payload, headers } = multipartOf(await good());
        return { payload: payload.subarray(0, 90), headers };
      },
    ],
  ])('is refused with %s', async (_what, body) => {
    expect(refusalOf(await send(await body()))).toEqual([400, 'request.invalid']);
  });

  it('is read of nobody who may not send one', async () => {
    const { payload, headers } = multipartOf(await good());
    const guest = { merchant: 'aurora', ...headers };
    expect(
      refusalOf(await test.app.inject({ method: 'POST', url: UPLOAD, headers: guest, payload })),
    ).toEqual([401, 'auth.required']);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    expect(refusalOf(await sendPicture(test, trial, await jpeg()))).toEqual([403, 'trial.rejected']);
  });

  it('of this kind is read by no other call', async () => {
    const { payload, headers } = multipartOf(await good());
    const session = await signedInHeaders(test.db, await member(), test.clock());
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/wps/member/nickname',
      headers: { ...session, ...headers },
      payload,
    });
    expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
  });
});

it('thirty pictures an hour may be sent by one account', async () => {
  const account = await member();
  for (let number = 0; number < 30; number += 1) await sendPicture(test, account, Buffer.from('no picture'));
  expect(refusalOf(await sendPicture(test, account, await jpeg()))).toEqual([429, 'request.rate.limited']);
  test.clock.advance(HOUR);
  expect((await sendPicture(test, account, await jpeg())).statusCode).toBe(200);
});

it.each(['pic_none', '..%2f..%2fetc', '%00', 'x'.repeat(65)])('there is no picture %s', async (id) => {
  expect(refusalOf(await look(`/wps/pictures/${id}`))).toEqual([404, 'not.found']);
});

describe('a picture that is named by a call', () => {
  it('is used up by it: once, by its owner, for what it was sent, within a day @RP-048', async () => {
    const [account, other] = [await member(), await member()];
    const { id } = await sent(account, await jpeg(), 'RECEIPT');
    expect(await claim(other, id)).toBe('picture.unknown');
    expect(await claim(account, id, 'ICON')).toBe('picture.unknown');
    expect(await claim(account, 'pic_none')).toBe('picture.unknown');
    expect(await claim(account, id)).toBe('claimed');
    expect(await claim(account, id)).toBe('picture.unknown');
    const late = await sent(account, await jpeg(), 'RECEIPT');
    test.clock.advance(DAY);
    expect(await claim(account, late.id)).toBe('picture.unknown');
  });

  it('is kept; one that is not named within a day is deleted', async () => {
    const account = await member();
    const [used, unused] = [await sent(account, await jpeg(), 'RECEIPT'), await sent(account, await jpeg())];
    await claim(account, used.id);
    test.clock.advance(DAY - MINUTE);
    await sweepAll(test.db, test.clock());
    expect((await look(unused.url)).statusCode).toBe(200);
    test.clock.advance(MINUTE);
    await sweepAll(test.db, test.clock());
    expect([(await look(used.url)).statusCode, (await look(unused.url)).statusCode]).toEqual([200, 404]);
  });
});
