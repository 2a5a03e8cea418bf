import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { siteOrigin } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const ENDED = 'Your session has ended. Please log in again.';

const token = (page: Page) =>
  page.evaluate(() => {
    const stored = sessionStorage.getItem('MC_SESSION_INFO') ?? localStorage.getItem('MC_SESSION_INFO');
    return (JSON.parse(stored ?? '{}') as { token?: string }).token ?? '';
  });

/** Kills the session at the platform, as another device or a limit of time would. */
async function expire(page: Page) {
  const headers = { Authorization: `Bearer ${await token(page)}`, Merchant: 'aurora', ModuleId: 'COMM3' };
  const answer = await page.evaluate(
    (sent) => fetch('/wps/session/logout', { method: 'DELETE', headers: sent }).then(({ status }) => status),
    headers,
  );
  expect(answer).toBe(200);
}

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: say.logIn });

test('a login and a logout in one tab show in the other at once; home asks for what is due, and nothing stays', {
  tag: ['@HS-036', '@HS-058', '@HS-069'],
}, async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toContain('/wps/system/status');
  expect(asked).toContain('/wps/account/settings');
  expect(asked).toContain('/wps/wallets/merchant');
  expect(asked).not.toContain('/wps/session/renew');
  expect(asked).not.toContain('/wps/wallets/gcs');
  // The second tab finds the language that the first has stored.
  const other = await context.newPage();
  await other.goto(`${siteOrigin('aurora')}/m/activity`);
  await expect(loginLink(other)).toBeVisible();

  await loginLink(page).click();
  await logIn(page, say, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(loginLink(other)).toBeHidden();
  await expect(other.getByRole('banner').getByRole('button', { name: /[\d,]+\.\d{2}/ })).toBeVisible();
  await expect.poll(() => asked).toContain('/wps/session/renew');
  await expect.poll(() => asked).toContain('/wps/wallets/gcs');

  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('button', { name: say.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/m\/activity$/);
  const left = await page.evaluate(() => ({
    session: { ...sessionStorage },
    stored: localStorage.getItem('MC_SESSION_INFO'),
    autoLogin: localStorage.getItem('autoLogin'),
  }));
  expect(left.stored).toBeNull();
  expect(left.autoLogin).toBe('0');
  expect(Object.keys(left.session).filter((key) => key !== 'scrollPositions')).toEqual([]);
});

test('a session that has ended says so once, and the page stays', async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  await page.getByRole('link', { name: say.allNotices }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.announcements })).toBeVisible();
  await expire(page);
  // The menu asks for member, wallet and keys; all are refused together.
  await page.getByRole('button', { name: say.openMenu }).click();
  await expect(page.getByText(ENDED)).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('link', { name: say.logIn })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/notice$/);
  expect(await token(page)).toBe('');
});
