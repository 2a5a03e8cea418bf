import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openJwe } from '@site/build/jwe';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/*
 * What the site seals in the browser, with `jose`, is opened by an implementation of RFC 7516 of our own, under
 * a key that the platform does not have.
 */

const KID = 'key-of-the-test';
const say = words.en;

/** Gives the page a key of the test's in the place of the platform's; answers the private part. */
async function useOwnKey(page: Page) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const { n = '', e = '' } = jwk;
  const keys = [{ kty: 'RSA', kid: KID, use: 'enc', alg: 'RSA-OAEP-256', n, e }];
  await page.route('**/wps/system/keys', (route) =>
    route.fulfill({ contentType: 'application/jwk-set+json', body: JSON.stringify({ keys }) }),
  );
  return jwk;
}

test('a login is sealed so that another JOSE implementation opens it, each time anew', {
  tag: '@AU-013',
}, async ({ page }) => {
  const jwk = await useOwnKey(page);
  await page.goto('/m/login');
  const sealed: string[] = [];
  for (let tried = 0; tried < 2; tried += 1) {
    const sending = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login'));
    await logIn(page, say, 'player01');
    const sent = await sending;
    expect(sent.headers().encryption).toBe(KID);
    const body = sent.postDataJSON() as { data: string };
    expect(Object.keys(body)).toEqual(['data']);
    sealed.push(body.data);
    // The platform does not know the key.
    expect((await answered).ok()).toBe(false);
  }
  for (const jwe of sealed) {
    const { header, text } = openJwe(jwe, jwk);
    expect(header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: KID });
    expect(JSON.parse(text)).toMatchObject({ type: 'username', username: 'player01', password: 'Passw0rd1' });
  }
  // A fresh content key, vector and ciphertext for each.
  const [first = [], second = []] = sealed.map((jwe) => jwe.split('.').slice(1));
  expect(first).toHaveLength(4);
  first.forEach((part, index) => {
    expect(second[index]).not.toBe(part);
  });
});
