import { picture } from '../support/pictures';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* What a player reads, said here again. */
const WORDS = {
  en: {
    menu: 'Open menu',
    help: 'Help centre',
    topics: 'Topics',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    search: 'Search help',
    slip: 'slip',
    hits: 'Topics found',
    nothing: 'Nothing about “zzzz”',
    clear: 'Clear the search',
  },
  th: {
    menu: 'เปิดเมนู',
    help: 'ศูนย์ช่วยเหลือ',
    topics: 'หัวข้อ',
    deposits: 'การฝากเงิน',
    withdrawals: 'การถอนเงิน',
    search: 'ค้นหาความช่วยเหลือ',
    slip: 'สลิป',
    hits: 'หัวข้อที่พบ',
    nothing: 'ไม่พบ “zzzz”',
    clear: 'ล้างคำค้นหา',
  },
} as const;

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = WORDS[language];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a guest reads a topic, searches all of them, and goes back step by step', {
      tag: ['@HS-055', '@ME-018', '@ME-019'],
    }, async ({ page }) => {
      const topic = (name: string) => page.getByRole('article', { name });
      const menu = page.getByRole('navigation', { name: say.topics });
      const field = page.getByRole('searchbox', { name: say.search });
      const hits = page.getByRole('list', { name: say.hits });

      await test.step('from the side menu', async () => {
        await page.goto('/m/home');
        await page.getByRole('button', { name: say.menu }).click();
        await page.getByRole('link', { name: say.help }).click();
        await expect(page).toHaveURL(/\/m\/help$/);
        await expect(topic(say.deposits)).toBeVisible();
        await expect(menu.getByRole('link', { name: say.deposits })).toHaveAttribute('aria-current', 'page');
        await picture(page, `help-${merchant}`);
      });

      await test.step('to another topic, by keyboard', async () => {
        await menu.getByRole('link', { name: say.withdrawals }).press('Enter');
        await expect(page).toHaveURL(/\/m\/help\?i=1$/);
        await expect(topic(say.withdrawals).getByRole('heading', { level: 2 })).toBeFocused();
      });

      await test.step('a search finds it in two topics, and opens one where it says so', async () => {
        await field.fill(say.slip);
        await expect(hits.getByRole('link')).toHaveCount(2);
        await expect(hits.locator('mark', { hasText: say.slip }).first()).toBeVisible();
        await picture(page, `help-found-${merchant}`);
        await hits.getByRole('link').first().click();
        await expect(topic(say.deposits).locator('mark').first()).toBeInViewport();
      });

      await test.step('one without hits says so; cleared, it leads back', async () => {
        await field.fill('zzzz');
        await expect(page.getByRole('heading', { name: say.nothing })).toBeVisible();
        await picture(page, `help-nothing-${merchant}`);
        await page.getByRole('button', { name: say.clear }).click();
        await expect(topic(say.deposits)).toBeVisible();
      });

      await test.step('back: the topic with its marks, what was found, the topic before, home', async () => {
        await page.goBack();
        await expect(topic(say.deposits).locator('mark').first()).toBeVisible();
        await page.goBack();
        await expect(hits).toBeVisible();
        await page.goBack();
        await expect(topic(say.withdrawals)).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/home$/);
      });
    });
  });
}
