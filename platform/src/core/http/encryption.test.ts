import { sealJwe } from '@site/build/jwe';
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { seal } from '../../testing/sealed';
import { DAY } from '../clock';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

const payload = { type: 'username', username: 'nobody', password: 'nothing at all' };

const keySet = async () =>
  (await test.app.inject({ url: '/wps/system/keys', headers: { merchant: 'aurora' } })).json();

const post = (body: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    // Each from an address of its own, so that no captcha comes between.
    headers: { merchant: 'aurora', 'x-forwarded-for': `10.0.0.${++addresses}`, ...headers },
    payload: body,
  });
let addresses = 0;

async function jwe(plaintext: string, header: object, recipient?: Parameters<CompactEncrypt['encrypt']>[0]) {
  const { keys } = await keySet();
  const key = recipient ?? (await importJWK(keys[0], 'RSA-OAEP-256'));
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keys[0].kid, ...header })
    .encrypt(key);
}

it('gives its key set without envelope, and no private part of it', async () => {
  const answer = await test.app.inject({ url: '/wps/system/keys', headers: { merchant: 'aurora' } });
  expect(answer.headers['content-type']).toContain('application/jwk-set+json');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  const [key] = answer.json().keys;
  expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(Buffer.from(key.n, 'base64url').length * 8).toBeGreaterThanOrEqual(2048);
});

it('opens what is sealed under the key', async () => {
  const sealed = await seal(test.app, 'aurora', payload);
  expect((await post(sealed.payload, sealed.headers)).json().error.code).toBe('login.failed');
});

it('opens what another JOSE implementation has sealed, and takes no other algorithm from it', async () => {
  const [key] = (await keySet()).keys;
  const send = (header: object = {}) =>
    post({ data: sealJwe(JSON.stringify(payload), key, { ...header }) }, { encryption: key.kid });
  expect((await send()).json().error.code).toBe('login.failed');
  // The algorithm of before 2012, with SHA-1.
  expect((await send({ alg: 'RSA-OAEP' })).json().error.code).toBe('encryption.invalid');
});

it('refuses a plain body, a body without the header, and no JWE', async () => {
  const sealed = await seal(test.app, 'aurora', payload);
  const { encryption } = sealed.headers;
  for (const answer of [
    await post(payload, { encryption }),
    await post(sealed.payload),
    await post({ data: 'a.b.c' }, { encryption }),
    await post({ data: 7 }, { encryption }),
  ])
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'encryption.required']);
});

it('tells a key that it does not know', async () => {
  const answer = await post({ data: await jwe('{}', { kid: 'old' }) }, { encryption: 'old' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'encryption.key.unknown']);
});

it('says one and the same of everything that cannot be opened', async () => {
  const { keys } = await keySet();
  const encryption = keys[0].kid;
  const stranger = await generateKeyPair('RSA-OAEP-256');
  const sealed = await seal(test.app, 'aurora', payload);
  const bent = sealed.payload.data.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const data of [
    `${bent.slice(0, -8)}AAAAAAAA`,
    await jwe('{}', {}, stranger.publicKey),
    await jwe('not json', {}),
    await jwe('{}', { enc: 'A128GCM' }),
    await jwe('{}', { kid: 'another' }),
    'eyJhbGciOiJub25lIn0....',
  ]) {
    const answer = await post({ data }, { encryption });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'encryption.invalid']);
  }
});

it('checks what was sealed like any other body', async () => {
  for (const wrong of [{}, [], 'text', null, { ...payload, password: 7 }]) {
    const sealed = await seal(test.app, 'aurora', wrong);
    expect((await post(sealed.payload, sealed.headers)).json().error.code).toBe('request.invalid');
  }
});

it('changes its key after a month and opens bodies of the old one for a day more', async () => {
  const [old] = (await keySet()).keys;
  const sealed = await seal(test.app, 'aurora', payload);
  test.clock.advance(30 * DAY);
  const [fresh, ...others] = (await keySet()).keys;
  expect(fresh.kid).not.toBe(old.kid);
  expect(others).toEqual([]);
  expect((await post(sealed.payload, sealed.headers)).json().error.code).toBe('login.failed');
  test.clock.advance(DAY);
  expect((await post(sealed.payload, sealed.headers)).json().error.code).toBe('encryption.key.unknown');
});
