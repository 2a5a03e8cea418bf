import { picture } from '../support/pictures';
import { PLATFORM } from '../support/platformCall';
import { newMoneyMember } from '../support/sandboxBank';
import { expect, test } from '../support/test';

/** Has the sandbox's desk answer what a member has written: a mail comes of it. */
async function answerOf(merchant: string, username: string, reply: string): Promise<void> {
  const desk = `${PLATFORM}/sandbox/feedback`;
  const asked = await fetch(`${desk}?merchant=${merchant}`);
  const { value } = (await asked.json()) as { value: { list: { id: string; username: string }[] } };
  const own = value.list.find((waiting) => waiting.username === username);
  const answered = await fetch(`${desk}/${own?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, reply }),
  });
  expect(answered.status).toBe(200);
}

test.describe('aurora, en', () => {
  test.use({ merchant: 'aurora', language: 'en', theme: 'dark' });

  test('an answer comes as a mail, is read, deleted and brought back', { tag: ['@ME-024'] }, async ({
    page,
    context,
  }) => {
    const { username } = await newMoneyMember(context, 'aurora');
    const main = page.getByRole('main');
    const mail = main.getByRole('link', { name: /We have answered your feedback/ });
    const title = page.getByRole('heading', { level: 1 });

    await test.step('a member asks, and is answered', async () => {
      await page.goto('/m/feedback');
      await page.getByRole('textbox', { name: 'What should we know?' }).fill('Is it open at night?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('article')).toContainText('Is it open at night?');
      await answerOf('aurora', username, 'Yes, <b>always</b>.\n<script>alert(1)</script>');
    });

    await test.step('the mail is in the inbox, and unread', async () => {
      await page.goto('/m/webEmail');
      await expect(mail).toContainText('Unread.');
      await expect(mail).toContainText('Service team');
      await expect(title).toHaveText(/new/);
    });

    await test.step('it says what was written, sign by sign, and leads on', async () => {
      await mail.click();
      await expect(page).toHaveURL(/\/m\/webEmail\?mail=/);
      const letter = page.getByRole('article');
      await expect(letter).toContainText('Yes, <b>always</b>.');
      await expect(letter).toContainText('<script>alert(1)</script>');
      await expect(letter.getByRole('link', { name: 'See what you wrote' })).toHaveAttribute(
        'href',
        '/m/feedback?tab=sent',
      );
      await picture(page, 'inbox-letter');
      await page.goBack();
      await expect(mail).toBeVisible();
      await expect(mail).not.toContainText('Unread.');
    });

    await test.step('Back ends the choosing, and a deleted mail comes back by the keyboard', async () => {
      await page.getByRole('button', { name: 'Select' }).click();
      await expect(page.getByRole('button', { name: 'Stop selecting' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Select' })).toBeVisible();
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('checkbox', { name: /We have answered/ }).check();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await expect(mail).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(mail).toBeVisible();
      await page.reload();
      await expect(mail).toBeVisible();
    });

    await test.step('an address of a mail that is gone leads to the list', async () => {
      await mail.click();
      const address = page.url();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(mail).toHaveCount(0);
      await page.goto(address);
      await page.getByRole('link', { name: 'To the inbox' }).click();
      await expect(page).toHaveURL(/\/m\/webEmail$/);
    });
  });
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });

  test('an agent has mails', { tag: ['@ME-024'] }, async ({ page, signIn }) => {
    await signIn('agent01');
    await page.goto('/m/webEmail');
    const mails = page.getByRole('list', { name: 'ข้อความ' });
    // Newer ones come while others' tests go on.
    const paid = mails.getByRole('link', { name: /ฝ่ายการเงิน/ }).first();
    await expect(paid).toBeVisible();
    await picture(page, 'inbox-lagoon');
    await paid.click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toContainText('฿4,000.00');
  });
});
