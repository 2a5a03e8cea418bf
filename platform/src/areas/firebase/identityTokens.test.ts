import { generateKeyPair, SignJWT } from 'jose';
import { HOUR, MINUTE } from '../../core/clock';
import { Refusal } from '../../core/http/refusal';
import { identityTokenReader } from './identityTokens';
import {
  byPhone,
  bySocial,
  claimsOf,
  type KeyServer,
  PROJECT,
  startKeyServer,
  unsignedToken,
} from './testing';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const EMULATED = 'demo-pearl';

let google: KeyServer;
beforeAll(async () => {
  google = await startKeyServer();
});
afterAll(() => google.close());

const clock = () => NOW;
const reader = (emulated = false) => identityTokenReader({ clock, emulated, keysUrl: google.url });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );
const phoneClaims = (change: object = {}) => ({ ...claimsOf(byPhone('+66812345678'), NOW), ...change });

describe('with Google’s keys', () => {
  it('reads whom a phone belongs to', async () => {
    expect(await reader()(PROJECT, await google.sign(phoneClaims()))).toEqual({
      provider: 'phone',
      subject: '+66812345678',
      phoneNumber: '+66812345678',
      signedInAt: NOW,
      expiresAt: NOW + HOUR,
    });
  });

  it('reads whom the provider of a social account means', async () => {
    const token = await google.sign(claimsOf(bySocial('google.com', 'g-1'), NOW));
    expect(await reader()(PROJECT, token)).toMatchObject({ provider: 'google.com', subject: 'g-1' });
  });

  it.each([
    ['another project', { aud: 'other-site' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['the issuer of another project', { iss: 'https://securetoken.google.com/other-site' }],
    ['an end that is over', { exp: NOW / 1000 - 1 }],
    ['no end', { exp: undefined }],
    ['a sign-in that is still to come', { auth_time: (NOW + 2 * MINUTE) / 1000 }],
    ['no sign-in', { auth_time: undefined }],
    ['no subject', { sub: '' }],
    ['a subject longer than Firebase’s', { sub: 'x'.repeat(129) }],
    ['nothing of Firebase', { firebase: undefined }],
  ])('refuses a token with %s', async (_what, change) => {
    expect(await refusal(reader()(PROJECT, await google.sign(phoneClaims(change))))).toBe(
      'firebase.token.invalid',
    );
  });

  it('refuses what somebody else has signed', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const kid of ['k1', 'unknown']) {
      const token = await google.sign(phoneClaims(), privateKey, kid);
      expect(await refusal(reader()(PROJECT, token))).toBe('firebase.token.invalid');
    }
  });

  it('refuses a token without signature, and one signed with the public key as a secret', async () => {
    const secret = new TextEncoder().encode(google.publicKey?.n);
    const confused = await new SignJWT(phoneClaims())
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret);
    for (const token of [unsignedToken(phoneClaims()), confused, 'a.b.c', '...', ''])
      expect(await refusal(reader()(PROJECT, token))).toBe('firebase.token.invalid');
  });

  it('refuses an emulator’s tokens, also of a project that only an emulator has', async () => {
    const token = unsignedToken(claimsOf(byPhone('+66812345678'), NOW, EMULATED));
    expect(await refusal(reader()(EMULATED, token))).toBe('firebase.token.invalid');
  });

  it('does not hold it against the token when the keys cannot be had', async () => {
    const gone = await startKeyServer();
    await gone.close();
    const read = identityTokenReader({ clock, emulated: false, keysUrl: gone.url });
    expect(await refusal(read(PROJECT, await gone.sign(phoneClaims())))).toBe('vendor.unavailable');
  });
});

describe('with an emulator', () => {
  const emulatedClaims = (change: object = {}) => ({
    ...claimsOf(byPhone('+66812345678'), NOW, EMULATED),
    ...change,
  });

  it('takes its tokens', async () => {
    expect(await reader(true)(EMULATED, unsignedToken(emulatedClaims()))).toMatchObject({
      phoneNumber: '+66812345678',
    });
  });

  it('takes none of a project that Google may have', async () => {
    expect(await refusal(reader(true)(PROJECT, unsignedToken(phoneClaims())))).toBe('firebase.token.invalid');
  });

  it.each([
    ['another project', { aud: PROJECT }],
    ['an end that is over', { exp: NOW / 1000 - 1 }],
  ])('refuses a token with %s', async (_what, change) => {
    expect(await refusal(reader(true)(EMULATED, unsignedToken(emulatedClaims(change))))).toBe(
      'firebase.token.invalid',
    );
  });

  it('refuses signed tokens', async () => {
    expect(await refusal(reader(true)(EMULATED, await google.sign(emulatedClaims())))).toBe(
      'firebase.token.invalid',
    );
  });
});
