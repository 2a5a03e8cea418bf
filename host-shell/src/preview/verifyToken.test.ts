import { previewSigner, someClaims } from './testing';
import { verifyToken } from './verifyToken';

const DAY_S = 24 * 60 * 60;
/** A whole second, as the ends of links are. */
const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const inSeconds = (seconds: number) => now.getTime() / 1000 + seconds;

it('takes a link that one of the document’s keys has signed @FD-077', async () => {
  const [one, other] = [await previewSigner(), await previewSigner()];
  const claims = someClaims({ exp: inSeconds(7 * DAY_S) });
  expect(await verifyToken(await other.sign(claims), [one.key, other.key], 'aurora', now)).toEqual(claims);
});

it.each([
  ['of another merchant', { aud: 'lagoon' }],
  ['that ends now', { exp: inSeconds(0) }],
  ['that lasts longer than a link may', { exp: inSeconds(7 * DAY_S + 1) }],
  ['without an end', { exp: undefined }],
  ['of something that is no remote', { remote: 'host_shell' }],
  ['of another kind of address', { manifest: 'javascript:alert(1)' }],
  ['without integrity', { integrity: 'sha384-x' }],
])('takes none %s @FD-077', async (_what, changes) => {
  const { key, sign } = await previewSigner();
  expect(
    await verifyToken(await sign({ ...someClaims(), ...changes }), [key], 'aurora', now),
  ).toBeUndefined();
});

it('takes none that another key has signed, or nobody, or that was changed @FD-077', async () => {
  const [{ key, sign }, other] = [await previewSigner(), await previewSigner()];
  const taken = (token: string, keys = [key]) => verifyToken(token, keys, 'aurora', now);
  const good = await sign(someClaims());
  expect(await taken(good)).toBeDefined();
  expect(await taken(good, [other.key])).toBeUndefined();
  expect(await taken(good, [])).toBeUndefined();
  const [header = '', , signature = ''] = good.split('.');
  const changed = btoa(JSON.stringify(someClaims({ release: '9.9.9' }))).replaceAll('=', '');
  expect(await taken(`${header}.${changed}.${signature}`)).toBeUndefined();
  expect(await taken(`${header}.${changed}.`)).toBeUndefined();
});

it.each([
  [{ alg: 'none', typ: 'site-preview' }],
  [{ alg: 'HS256', typ: 'site-preview' }],
  // The same key may sign something else one day.
  [{ alg: 'ES256', typ: 'JWT' }],
])('takes no token with the header %j @FD-077', async (header) => {
  const { key, sign } = await previewSigner();
  expect(await verifyToken(await sign(someClaims(), header), [key], 'aurora', now)).toBeUndefined();
});

it.each([[''], ['a'], ['a.b.c'], ['a.b.c.d'], ['%%%.%%%.%%%'], ['x'.repeat(5000)]])(
  'takes %j for no link',
  async (text) => {
    const { key } = await previewSigner();
    expect(await verifyToken(text, [key], 'aurora', now)).toBeUndefined();
  },
);
