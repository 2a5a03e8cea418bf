import type { Route } from '@playwright/test';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;

/** What the shell itself asks the platform, the status and signing in aside. */
const SHELL_CALLS =
  /\/wps\/(?:session\/renew|account\/settings|wallets\/|member\/info|system\/whitelabel|customerService|relay\/MCSFE_getListAnnouncements|telemetry\/events)/;
const STATUS = '**/wps/system/status*';
/** Longer than a call may take, and its retries. */
const PATIENCE = { timeout: 30_000 };

/** Each way in which an answer can be none. */
const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'status 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'upstream' }),
  'a malformed body': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":true,"value":{"list' }),
  'an empty body': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  // Left hanging, until the client gives up.
  'no answer': () => undefined,
};

for (const [name, fault] of Object.entries(faults)) {
  test(`the shell stays usable when all that it asks is answered with ${name}, and recovers`, async ({
    page,
    signIn,
  }) => {
    await signIn('player01');
    await page.route(SHELL_CALLS, fault);
    await page.goto('/m/home');

    // The lobby is there, and says what it cannot show.
    await expect(page.getByRole('tablist', { name: say.categories })).toBeVisible(PATIENCE);
    const lostBalance = page.getByRole('banner').getByRole('button', { name: /Balance did not load/ });
    await expect(lostBalance).toBeVisible(PATIENCE);

    await page.getByRole('navigation').getByRole('button', { name: say.service }).click();
    const service = page.getByRole('dialog');
    await expect(service.getByRole('button', { name: 'Try again' })).toBeVisible(PATIENCE);
    await page.unroute(SHELL_CALLS);
    await service.getByRole('button', { name: 'Try again' }).click();
    await expect(service.getByRole('listitem').first()).toBeVisible(PATIENCE);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: say.openMenu }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(/[\d,]+\.\d{2}/)).toBeVisible(PATIENCE);
    await expect(menu.getByRole('button', { name: say.logOut })).toBeVisible();
  });

  test(`a site that was open before stays open when its status is answered with ${name}`, async ({
    page,
  }) => {
    await page.goto('/m/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route(STATUS, fault);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    const notice = page.getByText('The site does not answer. Showing what was loaded.');
    await expect(notice).toBeVisible(PATIENCE);
    await page.unroute(STATUS);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`a site that was never open stays closed when its status is answered with ${name}`, async ({
    page,
  }) => {
    await page.route(STATUS, fault);
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible(PATIENCE);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.unroute(STATUS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible(PATIENCE);
  });
}

test('logging out ends the session here even when the platform does not answer', {
  tag: ['@HS-057', '@HS-058', '@HS-059'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  await page.route('**/wps/session/logout*', (route) => route.abort());
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('button', { name: say.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible(PATIENCE);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
});
