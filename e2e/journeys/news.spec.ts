import type { BrowserContext, Page } from '@playwright/test';
import { PLATFORM, platformCall } from '../support/platformCall';
import { type MoneyMember, newMoneyMember, payIn } from '../support/sandboxBank';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
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

/** A mail arrives: the merchant answers what the member wrote. */
async function receiveMail(member: MoneyMember): Promise<void> {
  const { id } = await platformCall<{ id: string }>(member, 'POST', '/wps/feedback', {
    comment: 'When do you open?',
    images: [],
  });
  const answered = await fetch(`${PLATFORM}/sandbox/feedback/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: MERCHANT, reply: 'Always.' }),
  });
  expect(answered.status).toBe(200);
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

test('a mail raises the counts of header, menu and tab bar in step', { tag: '@ME-008' }, async ({
  page,
  context,
}) => {
  const member = await newMoneyMember(context, MERCHANT);
  await openListening(page, '/m/home');
  const menu = page.getByRole('button', { name: say.openMenu });
  await expect(menu).toHaveAccessibleName(/\d/);
  // What the merchant has announced.
  const before = Number.parseInt((await menu.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '', 10);
  await receiveMail(member);
  await expect(menu).toHaveAccessibleName(`${say.openMenu}, ${before + 1} unread`, SOON);
  await expect(page.getByRole('link', { name: 'Me 1 unread' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('link', { name: `Messages ${before + 1} unread` })).toBeVisible();
});

test('where no news can be had, counts are asked for every minute', { tag: '@ME-011' }, async ({
  page,
  context,
}) => {
  const member = await newMoneyMember(context, MERCHANT);
  await page.clock.install();
  await page.route('**/wps/news', (route) => route.abort());
  const counted = page.waitForResponse('**/wps/message/inbox/unreadCount');
  await page.goto('/m/member/home');
  await counted;
  await receiveMail(member);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('link', { name: 'Me 1 unread' })).toBeVisible();
});
