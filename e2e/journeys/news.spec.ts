import type { BrowserContext, Page } from '@playwright/test';
import { newMoneyMember, payIn } from '../support/sandboxBank';
import { expect, test } from '../support/test';

const MERCHANT = 'aurora';
/** What the issue promises; a page that asks by itself would take a minute. In ms. */
const SOON = { timeout: 2_000 };

/** How often a browser has asked for news, whichever page did. */
function countConnections(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/wps/news')) count += 1;
  });
  return () => count;
}

/** Opens a page that hears news, by itself or from another tab. */
async function openListening(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse('**/wps/news');
  await page.goto(path);
  await connected;
}

const balance = (page: Page, amount: string) =>
  page.getByRole('banner').getByRole('button', { name: `฿${amount}` });

test('a balance that changes elsewhere shows in two tabs by one connection, which the other takes over', {
  tag: '@ME-011',
}, async ({ page, context }) => {
  const member = await newMoneyMember(context, MERCHANT, { money: '1000.00' });
  const connections = countConnections(context);
  await openListening(page, '/m/home');
  await expect(balance(page, '1,000.00')).toBeVisible();
  const second = await context.newPage();
  await openListening(second, '/m/activity');
  await expect(balance(second, '1,000.00')).toBeVisible();
  expect(connections()).toBe(2);

  await payIn(member, '500.00');
  await expect(balance(page, '1,500.00')).toBeVisible(SOON);
  await expect(balance(second, '1,500.00')).toBeVisible(SOON);
  expect(connections()).toBe(2);

  const takenOver = page.waitForResponse('**/wps/news');
  await second.close();
  await takenOver;
  await payIn(member, '500.00');
  await expect(balance(page, '2,000.00')).toBeVisible(SOON);
  expect(connections()).toBe(3);
});
