import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
/** More than any panel of ours has to focus. */
const TABS = 40;

const focusIsIn = (panel: Locator) => panel.evaluate((element) => element.contains(document.activeElement));

/** Opens a panel by keyboard, goes round in it until it is back where it began, and leaves it. */
async function goRound(page: Page, opener: Locator, panel: Locator) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect.poll(() => focusIsIn(panel)).toBe(true);
  const begin = await page.evaluateHandle(() => document.activeElement);
  const isBack = () => begin.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab === 0 || (tab < TABS && !(await isBack())); tab += 1) {
    await page.keyboard.press('Tab');
    // The ends of a panel are guards beside it, which hand the focus on at the next frame.
    await expect.poll(() => focusIsIn(panel)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
}

test('home is gone about by keyboard', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('the first tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('menu and service sheet keep the focus while they are open, and give it back', async () => {
    await goRound(page, page.getByRole('button', { name: say.openMenu }), page.getByRole('dialog'));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await goRound(page, bar.getByRole('button', { name: say.service }), page.getByRole('dialog'));
  });

  await test.step('another page begins at its content', async () => {
    await page.getByRole('navigation').getByRole('link', { name: say.promotions }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('tablist', { name: say.categories })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a player logs in, looks around and logs out without a pointer', async ({ page }) => {
  await page.goto('/m/home');
  const into = page.getByRole('banner').getByRole('link', { name: say.logIn });
  await into.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(say.username, { exact: true }).focus();
  await page.keyboard.type('player01');
  await page.getByLabel(say.password, { exact: true }).focus();
  await page.keyboard.type('Passw0rd1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/home$/);

  const categories = page.getByRole('tablist', { name: say.categories });
  await categories.getByRole('tab', { name: say.hot, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(categories.getByRole('tab').nth(1)).toBeFocused();

  await page.getByRole('button', { name: say.openMenu }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say.logOut }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect.poll(() => focusIsIn(question)).toBe(true);
  await question.getByRole('button', { name: say.logOut }).focus();
  await page.keyboard.press('Enter');
  await expect(into).toBeVisible();
});
