import type { Page } from '@playwright/test';
import { dayAgo } from '../../support/betRecord';
import { expect, test } from '../../support/test';

const variants = [
  {
    merchant: 'aurora',
    language: 'en',
    theme: 'dark',
    say: {
      cancel: 'Cancel',
      overview: 'Team overview',
      profit: 'Team profit and loss',
      betting: 'Team betting',
      income: 'Rebate income',
      totals: 'Totals',
      counters: 'Your team in these days',
      day: /\d+ in · \d+ bet · \d+ new/,
      below: /12 below/,
      downlines: 'Downlines',
      own: 'Own figures',
      bets: 'Bets',
      path: 'Path',
      team: 'My team',
      back: 'Back',
      week: '7 days',
      chooseDays: 'Choose days',
      rangeTitle: 'Choose days',
      from: 'From',
      to: 'To',
      apply: /^Show 3 days$/,
      slots: 'Slots',
      stakes: 'Stakes by category',
    },
  },
  {
    merchant: 'lagoon',
    language: 'th',
    theme: 'light',
    say: {
      cancel: 'ยกเลิก',
      overview: 'ภาพรวมทีม',
      profit: 'กำไรขาดทุนทีม',
      betting: 'เดิมพันของทีม',
      income: 'รายได้ค่าคอม',
      totals: 'ยอดรวม',
      counters: 'ทีมของคุณในช่วงนี้',
      day: /เข้า \d+ · เดิมพัน \d+ · ใหม่ \d+/,
      below: /สายงาน 12 คน/,
      downlines: 'ดูสายงาน',
      own: 'เฉพาะตัวเอง',
      bets: 'เดิมพัน',
      path: 'ลำดับสายงาน',
      team: 'ทีมของฉัน',
      back: 'ย้อนกลับ',
      week: '7 วัน',
      chooseDays: 'เลือกวันที่',
      rangeTitle: 'เลือกช่วงวันที่',
      from: 'ตั้งแต่วันที่',
      to: 'ถึงวันที่',
      apply: /^แสดง 3 วัน$/,
      slots: 'สล็อต',
      stakes: 'ยอดเดิมพันตามหมวด',
    },
  },
] as const;

for (const { say, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const totals = (page: Page) => page.getByRole('group', { name: say.totals });
    const path = (page: Page) => page.getByRole('navigation', { name: say.path });
    const tool = async (page: Page, name: string) => {
      await page.goto('/m/agent');
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    };

    test('an agent opens a day of the overview, goes down the team and looks at bets and income', {
      tag: ['@AG-009', '@AG-013', '@AG-014', '@AG-016', '@RP-042', '@RP-051'],
    }, async ({ page, signIn }) => {
      const stakes = page.getByRole('list', { name: say.stakes });
      await signIn('agent01');
      await tool(page, say.overview);
      await expect(page.getByRole('region', { name: say.counters })).toContainText(/^\D*(4[89]|[5-9]\d)\D/);
      await expect(totals(page)).toBeVisible();
      const day = page.getByRole('link', { name: say.day });
      await expect(day).toHaveCount(7);
      await day.nth(1).click();
      await expect(page).toHaveURL(new RegExp(`/m/agent/team/pnl\\?from=${dayAgo(1)}&to=${dayAgo(1)}$`));
      await expect(page.getByRole('heading', { level: 1, name: say.profit })).toBeVisible();
      await expect(totals(page)).toBeVisible();
      await page.getByRole('button', { name: say.back }).click();
      await expect(page).toHaveURL(/\/m\/agent\/team\/overview$/);

      await tool(page, say.profit);
      const person = page.getByRole('button', { name: say.below }).first();
      const name = (await person.locator('b').first().textContent()) ?? 'nobody';
      await person.click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet.getByRole('definition')).toHaveCount(7);
      await sheet.getByRole('link', { name: say.downlines }).click();
      await expect(page).toHaveURL(new RegExp(`/pnl\\?account=${name}$`));
      await expect(sheet).toBeHidden();
      await expect(path(page).getByText(name)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(say.own)).toBeVisible();

      await page.getByRole('button', { name: say.chooseDays }).click();
      const days = page.getByRole('dialog', { name: say.rangeTitle });
      await days.getByLabel(say.from).fill(dayAgo(12));
      await days.getByLabel(say.to).fill(dayAgo(10));
      const asked = page.waitForRequest((request) => request.url().includes(`account=${name}`));
      await days.getByRole('button', { name: say.apply }).click();
      expect((await asked).url()).toContain(`startDate=${dayAgo(12)}&endDate=${dayAgo(10)}`);
      await expect(page).toHaveURL(new RegExp(`account=${name}&from=${dayAgo(12)}&to=${dayAgo(10)}$`));
      await page.reload();
      await expect(path(page).getByText(name)).toBeVisible();

      await path(page).getByRole('link', { name: say.team }).click();
      await expect(page).toHaveURL(new RegExp(`/pnl\\?from=${dayAgo(12)}&to=${dayAgo(10)}$`));
      await expect(page.getByRole('button', { name: say.below }).first()).toBeVisible();
      await page.goBack();
      await expect(path(page).getByText(name)).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: say.back }).click();
      await expect(page).toHaveURL(/\/pnl$/);
      await expect(path(page)).toBeHidden();

      await test.step('the bets of the team, by category', async () => {
        await tool(page, say.betting);
        await expect(stakes.getByRole('listitem')).not.toHaveCount(0);
        await page.getByRole('button', { name: say.slots, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/teamBetting\?category=RNG$/);
        await expect(stakes.getByRole('listitem')).toHaveCount(1);
      });

      await test.step('and what it has brought', async () => {
        await tool(page, say.income);
        await expect(page).toHaveURL(/\/m\/member\/teamRebate$/);
        await expect(page.getByRole('button', { name: say.week })).toHaveAttribute('aria-pressed', 'true');
        await expect(totals(page)).toContainText(/[1-9][\d,]*\.\d{2}/);
        // The demonstration has six days of income.
        await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).not.toHaveCount(0);
      });
    });
  });
}
