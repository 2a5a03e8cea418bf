import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* What a player reads, said here again. Agents, trial users and counts are tested at the component. */
const WORDS = {
  en: {
    centre: 'Message centre',
    inbox: /Inbox/,
    chat: /Live chat/,
    notices: /Announcements/,
    back: 'Back to home',
    logIn: 'Log in',
  },
  th: {
    centre: 'ศูนย์ข้อความ',
    inbox: /กล่องข้อความ/,
    chat: /แชตสด/,
    notices: /ประกาศ/,
    back: 'กลับหน้าแรก',
    logIn: 'เข้าสู่ระบบ',
  },
} as const;

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = WORDS[language];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a guest sees all of it, reads announcements, and is led to the rest by way of the login', {
      tag: ['@ME-002', '@ME-003', '@ME-004', '@ME-006'],
    }, async ({ page }) => {
      const centre = page.getByRole('navigation', { name: say.centre });
      await page.goto('/m/message');
      // aurora has a chat, lagoon has none.
      await expect(centre.getByRole('listitem')).toHaveCount(merchant === 'aurora' ? 5 : 4);
      await expect(centre.getByRole('link', { name: say.chat })).toHaveCount(merchant === 'aurora' ? 1 : 0);

      await centre.getByRole('link', { name: say.notices }).click();
      await expect(page).toHaveURL(/\/m\/notice$/);
      await page.goBack();

      await centre.getByRole('link', { name: say.inbox }).click();
      await expect(page).toHaveURL(/\/m\/login\?return=%2Fm%2FwebEmail$/);
      await page.goBack();

      await page.getByRole('link', { name: say.back }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}
