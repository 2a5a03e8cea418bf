import type { Page } from '@playwright/test';
import { DEMONSTRATION_PASSWORD } from './session';
import type { Words } from './words';

/** Fills the login page that is open, and sends it. */
export async function logIn(page: Page, say: Words, account: string): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel(say.username, { exact: true }).fill(account);
  await form.getByLabel(say.password, { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await form.getByRole('button', { name: say.logIn }).click();
}
