import type { Locator, Page } from '@playwright/test';
import { HomePage } from '../support/homePage';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { findNginx } from './nginx';
import { type SeveralMachines, startSeveralMachines } from './severalMachines';

const say = words.en;
const nginx = findNginx();

test.skip(nginx === undefined, 'nginx is not on this machine: apt-get install nginx-light');
const START_LIMIT_MS = 300_000;
test.setTimeout(START_LIMIT_MS);

let machines: SeveralMachines;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  if (nginx) machines = await startSeveralMachines(nginx);
});
test.afterAll(() => machines?.stop());

/** Looks at a page until it shows what it is for, and presses what it offers to try again. */
async function shows(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    const again = page.getByRole('button', { name: say.tryAgain }).first();
    if (await again.isVisible()) await again.click();
    await expect(wanted).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

test('a player goes on while a platform, an edge and the database go away', {
  tag: ['@FD-013'],
}, async ({ page, expectedTroubles }) => {
  // Connections that end with the edge, and what is told to come again.
  expectedTroubles.push(/Failed to load resource|net::ERR_|503/);
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const home = new HomePage(page, say);
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const promotions = page.getByRole('heading', { level: 1, name: say.promotions });
  await page.goto(`${machines.origin}/m/home`);
  await home.isWhole();
  await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
  // Entering home renews the session, by a call that nginx does not repeat: it is not to be on its way at the kill.
  const renewed = page.waitForResponse('**/wps/session/renew');
  await logIn(page, say, 'player01');
  await renewed;
  await expect(home.balanceChip()).toBeVisible();
  const balance = await home.balance();

  // nginx asks the next process, so nobody notices.
  await machines.killPlatform(0);
  await tab(say.promotions).click();
  await expect(promotions).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${machines.origin}/m/home`);
  await home.isWhole();
  expect(failures).toEqual([]);

  await machines.endEdge(0);
  await page.goto(`${machines.origin}/m/home`);
  await home.isWhole();
  await tab(say.promotions).click();
  await shows(page, page.getByRole('article').first());
  expect(failures).toEqual([]);

  const restarted = machines.postgres.restart();
  await page.goto(`${machines.origin}/m/home`);
  await restarted;
  await shows(page, home.balanceChip());
  await shows(page, page.getByRole('list', { name: say.hotNow }).getByRole('article').first());
  expect(await home.balance()).toBe(balance);
  await tab(say.promotions).click();
  await shows(page, page.getByRole('article').first());
  // What failed was told to come again: there is no other failure.
  expect(failures.filter((failure) => !failure.startsWith('503 '))).toEqual([]);
  expect(await machines.command('books', 'check')).toMatch(/^the books are sound: \d+ transactions$/);
});
