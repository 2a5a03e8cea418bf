import { deskIsAway, deskWrites } from '../support/chatDesk';
import { newMoneyMember } from '../support/sandboxBank';
import { siteOrigin } from '../support/site';
import { expect, test } from '../support/test';

/* Words and refusals are tested at the component, in both languages. */
test.use({ merchant: 'aurora', language: 'en', theme: 'dark' });

const DESK = /\/sandbox\/chat(\?said=sent)?$/;

test('a member and the desk write to each other, and the way back never opens the chat anew', {
  tag: ['@ME-005', '@ME-022', '@RP-040'],
}, async ({ page, context }) => {
  const { username } = await newMoneyMember(context, 'aurora', { limit: false });
  const row = page.getByRole('link', { name: /Live chat/ });
  const messages = page.getByRole('heading', { level: 1, name: 'Messages' });

  await test.step('an answer shows on the page that is open', async () => {
    await page.goto('/m/message');
    await expect(row).toContainText('Talk to our service desk');
    await deskWrites(username, 'Good morning');
    await expect(row).toContainText('1 unread');
  });

  await test.step('the hand-over, and markup that stays text', async () => {
    await row.click();
    await expect(page.getByRole('heading', { name: 'Opening live chat' })).toBeVisible();
    await page.waitForURL(DESK);
    await expect(page.getByText('Good morning')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('<b>Hello</b>');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('<b>Hello</b>')).toBeVisible();
  });

  await test.step('its way back leads to the messages, where nothing is unread', async () => {
    await page.getByRole('link', { name: /Back to the site/ }).click();
    await expect(page).toHaveURL(`${siteOrigin('aurora')}/m/message`);
    await expect(row).toContainText('Talk to our service desk');
    await expect(row).not.toContainText('unread');
  });

  await test.step('a step back of the browser leads there too', async () => {
    await row.click();
    await page.waitForURL(DESK);
    await page.goBack();
    await expect(messages).toBeVisible();
    await expect(page).toHaveURL(`${siteOrigin('aurora')}/m/message`);
  });

  await test.step('a desk that does not answer', async () => {
    await deskIsAway(username, true);
    await row.click();
    await expect(page.getByRole('heading', { name: 'Chat did not open' })).toBeVisible();
    await page.getByRole('button', { name: 'Other ways to reach us' }).click();
    const ways = page.getByRole('dialog', { name: 'Reach us' });
    await expect(ways.getByRole('link', { name: /Help centre/ })).toBeVisible();
    await ways.getByRole('button', { name: 'Close' }).click();
    await deskIsAway(username, false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(DESK);
  });
});
