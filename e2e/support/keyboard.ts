import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page about money has to focus. */
const TABS = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on from where the focus is, as a member without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tab = 0; tab < TABS && !(await isFocused(target)); tab += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
