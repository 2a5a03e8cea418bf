import { openJwe } from '@site/build/jwe';
import { login } from '@site/contracts/areas/account';
import { encryptionKeys } from '@site/contracts/areas/system';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { forgetEncryptionKey } from './encryptBody';
import { call } from './index';
import { fakePlatform, refuse, type SentRequest } from './testing/fakePlatform';

const session = { token: 'token-of-player01', userName: 'player01', type: 0, firstTimeLogin: false } as const;
const payload = { type: 'username', username: 'player01', password: 'Passw0rd1' } as const;

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  return { kid, privateKey, jwk: { kty: 'RSA', kid, use: 'enc', alg: 'RSA-OAEP-256', n, e } };
}

function sealedIn(request: SentRequest | undefined): string {
  const content = request?.content as { data: string };
  expect(Object.keys(content)).toEqual(['data']);
  return content.data;
}

beforeEach(() => forgetEncryptionKey());

it('seals a login so that only the platform can read it @AU-013', async () => {
  const key = await keyPair('k1');
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, { keys: [key.jwk] });
  platform.answer(login, session);
  await expect(call(login, payload)).resolves.toEqual(session);

  const request = platform.sent(login)[0];
  const sealed = sealedIn(request);
  expect(request?.headers).toMatchObject({ Encryption: 'k1', 'Content-Type': 'application/json' });
  expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  const { plaintext } = await compactDecrypt(sealed, key.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(payload);
});

it('is opened by another JOSE implementation, and seals nothing twice alike', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, {
    keys: [{ kty: 'RSA', kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256', n, e }],
  });
  platform.answer(login, session);
  const thai = { ...payload, password: 'ปลาคาร์ป🎲Passw0rd' };
  await call(login, thai);
  await call(login, thai);
  const sealed = platform.sent(login).map(sealedIn);
  const privateJwk = await exportJWK(privateKey);
  for (const jwe of sealed) {
    const { header, text } = openJwe(jwe, privateJwk);
    expect(header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
    expect(JSON.parse(text)).toEqual(thai);
  }
  const [first = [], second = []] = sealed.map((jwe) => jwe.split('.').slice(1));
  expect(first.filter((part) => second.includes(part))).toEqual([]);
});

it('uses the newest key and fetches it once', async () => {
  const [newest, older] = await Promise.all([keyPair('new'), keyPair('old')]);
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, { keys: [newest.jwk, older.jwk] });
  platform.answer(login, session);
  await Promise.all([call(login, payload), call(login, payload)]);
  expect(platform.sent(login).map(({ headers }) => headers.Encryption)).toEqual(['new', 'new']);
  expect(platform.sent(encryptionKeys)).toHaveLength(1);
});

it('uses the newest key of a kind that it knows, whatever stands beside it', async () => {
  const key = await keyPair('known');
  const onMalformed = jest.fn();
  const platform = fakePlatform({ onMalformed });
  platform.answerRaw(encryptionKeys, { keys: [{ kty: 'EC', kid: 'newer', crv: 'P-256' }, key.jwk] });
  platform.answer(login, session);
  await expect(call(login, payload)).resolves.toEqual(session);
  expect(platform.sent(login)[0]?.headers).toMatchObject({ Encryption: 'known' });
  expect(onMalformed).toHaveBeenCalledWith({
    path: encryptionKeys.path,
    places: ['keys.0.kty'],
    failed: false,
  });
});

it('fetches the keys again when the platform has changed them, and tries once more', async () => {
  const [old, next] = await Promise.all([keyPair('old'), keyPair('next')]);
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, { keys: [old.jwk] });
  platform.answer(login, ({ headers }) => {
    if (headers.Encryption === 'next') return session;
    platform.answerRaw(encryptionKeys, { keys: [next.jwk] });
    return refuse('encryption.key.unknown');
  });
  await expect(call(login, payload)).resolves.toEqual(session);
  expect(platform.sent(login).map(({ headers }) => headers.Encryption)).toEqual(['old', 'next']);
});

it('does not try for ever', async () => {
  const key = await keyPair('k1');
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, { keys: [key.jwk] });
  platform.refuse(login, 'encryption.key.unknown');
  await expect(call(login, payload)).rejects.toMatchObject({ code: 'encryption.key.unknown' });
  expect(platform.sent(login)).toHaveLength(2);
});

it.each([[{ keys: [] }], ['<html>'], [{ keys: [{ kty: 'oct', k: 'x' }] }]])(
  'sends nothing in the clear when the keys are not keys: %j',
  async (answer) => {
    const platform = fakePlatform();
    platform.answerRaw(encryptionKeys, answer);
    await expect(call(login, payload)).rejects.toMatchObject({ code: 'client.response.malformed' });
    expect(platform.sent(login)).toHaveLength(0);
  },
);

it('asks for the keys again after a failure', async () => {
  const key = await keyPair('k1');
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, '<html>');
  await expect(call(login, payload)).rejects.toThrow();
  platform.answerRaw(encryptionKeys, { keys: [key.jwk] });
  platform.answer(login, session);
  await expect(call(login, payload)).resolves.toEqual(session);
});
