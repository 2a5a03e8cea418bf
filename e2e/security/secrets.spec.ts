import { readFile, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { captchaDigits } from '../support/captcha';
import { linkFor } from '../support/mailbox';
import { confirmNumber, input, logInWith, newName, newNumber, storedSession } from '../support/members';
import { siteLogs } from '../support/site';
import { expect, test } from '../support/test';
import { aroundSecrets, findSecrets, keptBy, type Traces, watchPage } from './secretsWatch';

/*
 * No token, password or code is in any log, address or error report: a member does all there is with them, and
 * everything that leaves the page or is written down is searched.
 */

const say = accessWords.en;
const RUN = Date.now().toString(36);

const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();

const tokenOf = async (page: Page) =>
  (JSON.parse((await storedSession(page)) || '{}') as { token?: string }).token ?? '';

/** Returns a function that reads what the logs have got since: no secret of a test is older than the test. */
async function followLogs(): Promise<() => Promise<Traces>> {
  const starts = await Promise.all(siteLogs.map(async (file) => (await stat(file)).size));
  return async () => {
    const contents = await Promise.all(siteLogs.map((file) => readFile(file)));
    return { logs: contents.map((content, index) => content.subarray(starts[index]).toString()) };
  };
}

/** Everything that is written down, once the logs know of a call. */
async function tracesOf(
  page: Page,
  watched: Traces,
  readLogs: () => Promise<Traces>,
  lastCall: string,
): Promise<Traces> {
  await expect.poll(async () => (await readLogs()).logs?.join('')).toContain(lastCall);
  return { ...watched, ...(await keptBy(page)), ...(await readLogs()) };
}

async function logOut(page: Page) {
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: say.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.signOut }).click();
  await expect.poll(() => storedSession(page)).toBe('');
}

test.describe('a member', () => {
  // Its form asks for all there is, captcha and number too.
  test.use({ merchant: 'lagoon' });

  test('leaves no secret in a log, an address, a storage or a report', async ({ page, expectedTroubles }) => {
    test.slow();
    // A part of a page is taken away on purpose.
    expectedTroubles.push(/./);
    const watched = watchPage(page);
    const readLogs = await followLogs();
    const username = newName();
    const email = `${username}@example.com`;
    const number = newNumber();
    const secrets = {
      password: 'Lantern7Rail',
      wrongPassword: 'Wr0ngTeapot5',
      newPassword: 'Meadow4Clock',
      lastPassword: 'Harbor9Violin',
      code: '',
      captcha: '',
      ticket: '',
      firstToken: '',
      secondToken: '',
    };

    await test.step('registers with a code and a captcha', async () => {
      // Four digits stand somewhere in every log by chance.
      await expect(async () => {
        await page.goto('/m/register');
        expect(await captchaDigits(page)).toHaveLength(6);
      }).toPass();
      await input(page, say.username).fill(username);
      await input(page, say.password).fill(secrets.password);
      await input(page, say.confirm).fill(secrets.password);
      await input(page, say.mobile).fill(number);
      await confirmNumber(page, say, number);
      secrets.code = await input(page, say.code).inputValue();
      await input(page, say.plainEmail).fill(email);
      await input(page, 'Bank account name').fill('Narin Suda');
      await input(page, say.birth).fill('1990-01-31');
      secrets.captcha = await captchaDigits(page);
      await input(page, say.captcha).fill(secrets.captcha);
      await press(page, say.createAccount);
      await expect(page).toHaveURL(/\/m\/home$/);
      secrets.firstToken = await tokenOf(page);
    });

    await test.step('meets a fault, which is reported', async () => {
      const reported = page.waitForRequest((request) => request.url().includes('/wps/telemetry/events'));
      await page.route(/mfe-promotions/, (route) => route.abort());
      await page.goto('/m/activity');
      await reported;
      await page.unroute(/mfe-promotions/);
    });

    await test.step('logs in again after a wrong password, and is remembered', async () => {
      await logOut(page);
      await page.goto('/m/login');
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      const refused = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login'));
      await input(page, say.username).fill(username);
      await input(page, say.password).fill(secrets.wrongPassword);
      await press(page, say.logIn);
      expect((await refused).status()).toBe(401);
      await logInWith(page, say, username, secrets.password);
      secrets.secondToken = await tokenOf(page);
    });

    await test.step('changes the password', async () => {
      await page.goto('/m/changePsw');
      await input(page, say.oldPassword).fill(secrets.password);
      await input(page, say.newPassword).fill(secrets.newPassword);
      await input(page, say.confirmNew).fill(secrets.newPassword);
      await press(page, say.changePassword);
      await expect(page.getByText(say.changed)).toBeVisible();
      await logOut(page);
    });

    await test.step('sets a forgotten password by a mailed link', async () => {
      await page.goto('/m/forget');
      await page.getByRole('tab', { name: say.byEmail }).click();
      await input(page, say.username).fill(username);
      await input(page, say.plainEmail).fill(email);
      await press(page, say.sendLink);
      await expect.poll(() => linkFor(email)).not.toBe('');
      const link = new URL(await linkFor(email));
      secrets.ticket = link.hash.split('=')[1] ?? '';
      await page.goto(`${link.pathname}${link.hash}`);
      await input(page, say.newPassword).fill(secrets.lastPassword);
      await expect(page).not.toHaveURL(/ticket/);
      await press(page, say.set);
      await expect(page).toHaveURL(/\/m\/login/);
    });

    const traces = await tracesOf(page, watched, readLogs, '/wps/account/password/email/confirm');
    for (const [place, texts] of Object.entries(watched)) expect(texts, place).not.toEqual([]);
    const found = findSecrets(secrets, traces);
    expect(found, found.length > 0 ? aroundSecrets(secrets, traces) : '').toEqual([]);
  });
});

test('the search finds what is let out, and the platform’s log holds no query of an address', async ({
  page,
  expectedTroubles,
}) => {
  expectedTroubles.push(/./);
  const watched = watchPage(page);
  const readLogs = await followLogs();
  const secret = `planted ${RUN}/ก`;
  const inQuery = `asked${RUN}`;
  await page.goto('/m/home');
  await page.evaluate(async (planted) => {
    const inAddress = encodeURIComponent(planted);
    reportError(new Error(planted));
    localStorage.setItem('planted', planted);
    sessionStorage.setItem('planted', JSON.stringify({ planted }));
    const body = JSON.stringify({ events: [{ name: planted }] });
    await fetch('/wps/telemetry/events', { method: 'POST', body });
    history.replaceState(null, '', `?planted=${inAddress}`);
    await fetch(`/wps/system/status?planted=${inAddress}`);
  }, secret);
  await page.evaluate((asked) => fetch(`/wps/check/username?username=${asked}`), inQuery);
  const traces = await tracesOf(page, watched, readLogs, '/wps/check/username');
  expect(
    findSecrets({ secret }, { ...traces, logs: [...(traces.logs ?? []), JSON.stringify({ secret })] }),
  ).toEqual([
    'secret in addresses',
    'secret in referrers',
    'secret in reports',
    'secret in console',
    'secret in localStorage',
    'secret in sessionStorage',
    'secret in document',
    'secret in logs',
  ]);
  expect(findSecrets({ inQuery }, await readLogs())).toEqual([]);
});
