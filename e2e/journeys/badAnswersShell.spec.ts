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

const malformed = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":true,"value":{"list' });

/** An answer that is none, which the client tells at once, and none at all, on which it gives up. */
const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'a malformed body': malformed,
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
}

test('a site opens once its status is known, and then stays open when that is answered with a malformed body', async ({
  page,
}) => {
  await test.step('it is closed for who has never had it open', async () => {
    await page.route(STATUS, malformed);
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible(PATIENCE);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.unroute(STATUS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible(PATIENCE);
  });

  await test.step('it stays open for who has, and says so', async () => {
    await page.route(STATUS, malformed);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    const notice = page.getByText('The site does not answer. Showing what was loaded.');
    await expect(notice).toBeVisible(PATIENCE);
    await page.unroute(STATUS);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
