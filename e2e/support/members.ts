import type { Page } from '@playwright/test';
import type { AccessWords } from './accessWords';
import { codeFor } from './mailbox';
import { newName, PASSWORD } from './newMember';
import { expect } from './test';

export { newName, PASSWORD };

export const NEW_PASSWORD = 'Harbour9Kite';

export const newNumber = () => `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A field of the form that is open. */
export const input = (page: Page, label: string) =>
  page.locator('form:visible').getByLabel(label, { exact: true });

/** What this tab knows of its session; empty for a guest. */
export const storedSession = (page: Page) =>
  page.evaluate(
    () => sessionStorage.getItem('MC_SESSION_INFO') ?? localStorage.getItem('MC_SESSION_INFO') ?? '',
  );

/** Fills the fields of a registration by user name that every merchant asks for. */
export async function fillRegistration(page: Page, say: AccessWords, name: string): Promise<void> {
  await input(page, say.username).fill(name);
  await expect(page.getByText(say.free)).toBeVisible();
  await input(page, say.password).fill(PASSWORD);
  await input(page, say.confirm).fill(PASSWORD);
}

/** Fills the login page that is open, and sends it. */
export async function logInWith(page: Page, say: AccessWords, name: string, password: string): Promise<void> {
  await input(page, say.username).fill(name);
  await input(page, say.password).fill(password);
  await page.locator('form').getByRole('button', { name: say.logIn }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

/** Has a code sent to the number that the form holds, and types it in. */
export async function confirmNumber(page: Page, say: AccessWords, number: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: say.human });
  await box.click();
  // The work takes seconds on a slow machine.
  await expect(box).toBeChecked({ timeout: 20_000 });
  // The number may have had a code before, at another merchant or for something else.
  const pressedAt = Date.now();
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('button', { name: /\b(?:5\d|60)\b/ })).toBeVisible();
  await expect.poll(() => codeFor(number, pressedAt)).not.toBe('');
  await input(page, say.code).fill(await codeFor(number, pressedAt));
}
