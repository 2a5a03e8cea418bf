import type { Page } from '@playwright/test';
import { type AccessWords, accessWords } from '../support/accessWords';
import { firebaseCode, newSubject, type SocialChannel, socialToken } from '../support/firebaseAccounts';
import { EMULATOR_LIMIT_MS, type FirebaseEmulator, startFirebaseEmulator } from '../support/firebaseEmulator';
import { input, NEW_PASSWORD, newName, newNumber, PASSWORD, storedSession } from '../support/members';
import { quiet } from '../support/quiet';
import { sealedCalls } from '../support/sealedCalls';
import { firebasePort, PEARL, PEARL_PROJECT, siteOrigin, sitePorts } from '../support/site';
import { test as base, expect } from '../support/test';

/*
 * Phone numbers and social accounts by Firebase, against its own emulator. What Google alone can do (reCAPTCHA,
 * the providers' pop-ups) is not pretended here: mfe-auth/README.md says what is not covered.
 */

const test = base.extend<{ merchant: typeof PEARL }, { emulator: FirebaseEmulator }>({
  merchant: PEARL,
  emulator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs.
    async ({}, use) => {
      const emulator = await startFirebaseEmulator(PEARL_PROJECT, firebasePort);
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker', auto: true, timeout: EMULATOR_LIMIT_MS },
  ],
});

// One emulator for all: on one port, in one worker.
test.describe.configure({ mode: 'default' });

const SEND_CALL = '**/accounts:sendVerificationCode?*';
/** Of Google, which the emulator does not stand for. */
const POPUP_SCRIPT = 'https://apis.google.com/**';

const dialled = (number: string) => `+66${number.slice(1)}`;
const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();
const isMember = async (page: Page) => expect(await storedSession(page)).toContain('"type":0');

/** Has Firebase send a code to the number of the form. */
async function askForCode(
  page: Page,
  say: AccessWords,
  emulator: FirebaseEmulator,
  number: string,
): Promise<string> {
  // Looked for from before the press: the notice goes away by itself.
  await Promise.all([
    expect(page.getByText(say.codeSent)).toBeVisible(),
    page.getByRole('button', { name: say.send }).click(),
  ]);
  return firebaseCode(emulator.origin, dialled(number));
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function openMobileRegistration(page: Page, say: AccessWords, number: string): Promise<void> {
  await page.goto('/m/register');
  await page.getByRole('tab', { name: say.byMobile }).click();
  await input(page, say.mobile).fill(number);
  await input(page, say.password).fill(PASSWORD);
  await input(page, say.confirm).fill(PASSWORD);
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('MC_SESSION_INFO');
  });
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];
  test.describe(`a number, ${language}`, () => {
    test.use({ language });

    test('is confirmed by Firebase at registration, logs in by it and sets a forgotten password', {
      tag: [
        ...['@AU-012', '@AU-036', '@AU-038', '@AU-055', '@AU-056', '@AU-062', '@AU-070'],
        ...['@RP-004', '@RP-012', '@RP-017'],
      ],
    }, async ({ page, emulator }) => {
      const number = newNumber();
      const registrations: string[] = [];
      const ownCodes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') registrations.push(request.url());
        if (request.url().includes('/wps/verification/')) ownCodes.push(request.url());
      });

      const code =
        await test.step('a code that cannot be sent is not spoken of, and can be tried again', async () => {
          await openMobileRegistration(page, say, number);
          const refused = page.waitForRequest(SEND_CALL);
          await page.route(SEND_CALL, (route) => route.abort());
          await page.getByRole('button', { name: say.send }).click();
          await refused;
          await expect(page.getByRole('button', { name: say.send })).toBeVisible();
          await expect(page.getByRole('alert')).toBeEmpty();
          await expect(page.getByText(say.codeSent)).toBeHidden();
          await page.unroute(SEND_CALL);
          return askForCode(page, say, emulator, number);
        });

      await test.step('a wrong code stops the registration, which goes on with the right one', async () => {
        await input(page, say.code).fill(wrong(code));
        await press(page, say.createAccount);
        await expect(input(page, say.code)).toHaveAttribute('aria-invalid', 'true');
        await expect(input(page, say.code)).toBeFocused();
        expect(registrations).toEqual([]);
        await input(page, say.code).fill(code);
        await press(page, say.createAccount);
        await expect(page).toHaveURL(/\/m\/home$/);
        expect(registrations).toHaveLength(1);
        await isMember(page);
      });

      await test.step('it logs in, without loading the page anew: Firebase is opened a second time in it', async () => {
        await page.getByRole('button', { name: say.openMenu }).click();
        await page.getByRole('button', { name: say.signOut }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.signOut }).click();
        await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
        await page.getByRole('tab', { name: say.byCode }).click();
        await expect(page.getByRole('checkbox', { name: say.human })).toBeHidden();
        await input(page, say.mobile).fill(number);
        await input(page, say.code).fill(await askForCode(page, say, emulator, number));
        await press(page, say.logIn);
        await expect(page).toHaveURL(/\/m\/home$/);
        await isMember(page);
      });

      await test.step('it sets a forgotten password', async () => {
        await leave(page);
        await page.goto('/m/forget');
        await input(page, say.mobile).fill(number);
        await input(page, say.newPassword).fill(NEW_PASSWORD);
        await input(page, say.code).fill(await askForCode(page, say, emulator, number));
        await press(page, say.set);
        await expect(page).toHaveURL(/\/m\/home$/);
        await isMember(page);
      });
      expect(ownCodes).toEqual([]);
    });
  });
}

test.describe('a social account', () => {
  const platform = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;
  const call = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const { headers, body } = (await sealedCalls(platform, PEARL))(payload);
    const answer = await fetch(platform + path, { method, headers, body });
    return (await answer.json()) as { value?: { userName: string }; error?: { code: string } };
  };
  const logIn = (firebaseChannel: SocialChannel, firebaseIdToken: string) =>
    call('POST', '/wps/session/login', { type: 'firebase', firebaseChannel, firebaseIdToken });

  test('is linked by a registration, and logs in from then on', {
    tag: ['@RP-004', '@RP-012'],
  }, async ({ emulator }) => {
    for (const channel of ['facebook', 'line', 'google'] as const) {
      await test.step(channel, async () => {
        const subject = newSubject();
        const first = await socialToken(emulator.origin, channel, subject);
        expect((await logIn(channel, first)).error?.code).toBe('login.social.unlinked');
        const username = newName();
        const registered = await call('PUT', '/wps/account/register', {
          username,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          registerUrl: 'pearl.localhost',
          registerMethod: 'H5',
          type: 0,
          socialChannel: channel,
          socialIdToken: first,
        });
        expect(registered.value?.userName).toBe(username);
        expect((await logIn(channel, first)).error?.code).toBe('firebase.token.invalid');
        // Emulator and platform count sign-ins in seconds.
        await expect
          .poll(
            async () => (await logIn(channel, await socialToken(emulator.origin, channel, subject))).value,
          )
          .toMatchObject({ userName: username });
      });
    }
  });
});

test.describe('the page', () => {
  /** A database of the SDK's own: nothing else names it. */
  const SDK = 'firebase-heartbeat-database';

  /** Scripts of the page that hold Firebase. */
  function firebaseScripts(page: Page): string[] {
    const found: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = await response.text().catch(() => '');
      if (text.includes(SDK)) found.push(response.url());
    });
    return found;
  }

  test('of a merchant with Firebase allows its origins and has its buttons; of another it loads nothing of it', {
    tag: ['@AU-008', '@FD-033'],
  }, async ({ page }) => {
    await page.route(POPUP_SCRIPT, (route) => route.abort());
    const scripts = firebaseScripts(page);
    const buttons = page.getByRole('button', { name: /^Continue with/ });
    const pearl = await page.goto('/m/login');
    const allowed = pearl?.headers()['content-security-policy'] ?? '';
    expect(allowed).toContain(' https://apis.google.com');
    expect(allowed).toContain(` http://127.0.0.1:${firebasePort}`);
    expect(allowed).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|(?:^|\s)\*(?:\s|;|$)|https?:\s/);
    await expect(buttons).toHaveText([
      'Continue with Facebook',
      'Continue with LINE',
      'Continue with Google',
    ]);
    await expect.poll(() => scripts, { message: 'its scripts are read when they come' }).not.toEqual([]);

    await test.step('a button asks Google for the pop-up’s script, and says when Google is out of reach', async () => {
      // The policy lets the request out; a refused script would not be asked for.
      const asked = page.waitForRequest(POPUP_SCRIPT);
      await buttons.last().click();
      await asked;
      await expect(page.getByText(/sign-in service cannot be reached/)).toBeVisible();
    });

    scripts.length = 0;
    const aurora = await page.goto(`${siteOrigin('aurora')}/m/login`);
    const policy = aurora?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/google|127\.0\.0\.1/);
    expect(aurora?.headers()['integrity-policy']).toContain('script');
    await expect(input(page, accessWords.en.username)).toBeVisible();
    await quiet(page);
    expect(scripts).toEqual([]);
    await expect(buttons).toHaveCount(0);
  });
});
