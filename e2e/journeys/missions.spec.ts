import type { Page } from '@playwright/test';
import { missionWords } from '../support/missionWords';
import { newMoneyMember } from '../support/sandboxBank';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const PAGE = '/m/activity/signIn';
const GAME = '/m/play?game=MOONREEF-copper-koi';

/** What the demonstration's merchants pay: a first day, the payment password; and what they ask for. */
const OF = {
  aurora: { day: '10.00', password: '10.00', both: '220.00', turnover: '5,000', playDays: 5 },
  lagoon: { day: '5.00', password: '15.00', both: '220.00', turnover: '8,000', playDays: 7 },
};

const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ });
const mission = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = missionWords[language];
  const pays = OF[merchant];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a member checks in, plays, and claims', { tag: ['@PR-030'] }, async ({ page, context }) => {
      await newMoneyMember(context, merchant, { money: '200.00', canWithdraw: true });

      await test.step('checked in from the list of promotions, once for two devices', async () => {
        await page.goto('/m/activity');
        const other = await context.newPage();
        await other.goto(PAGE);
        const late = other.getByRole('button', { name: say.checkIn(pays.day) });
        await expect(late).toBeVisible();
        await page.getByRole('link', { name: say.strip }).click();
        await page.getByRole('button', { name: say.checkIn(pays.day) }).press('Enter');
        await expect(page.getByText(say.checkedIn(pays.day))).toBeVisible();
        await expect(page.getByText(say.tomorrow)).toBeVisible();
        await expect(page.getByRole('table').locator('[aria-current="date"]')).toContainText(
          say.day(today()),
        );
        await late.click();
        await expect(other.getByText(say.already)).toBeVisible();
        await expect(other.getByText(say.tomorrow)).toBeVisible();
        await other.close();
      });

      await test.step('claimed by the keyboard, and the balance follows', async () => {
        await page.getByRole('button', { name: say.claim }).press('Enter');
        const told = page.getByRole('status').getByText(say.inBalance(pays.password), { exact: true });
        await expect(told).toBeVisible();
        await expect(mission(page, say.password)).toContainText(say.paid);
        await expect(balance(page)).toContainText(pays.both);
      });

      await test.step('played, and the missions have counted it', async () => {
        await page.goto(GAME);
        const spin = page
          .frameLocator('iframe')
          .getByRole('button', { name: words[language].spin, exact: true });
        await spin.click();
        await expect(spin).toHaveAttribute('aria-disabled', 'false');
        await page.goto(PAGE);
        await expect(mission(page, say.turnover).getByText(say.progress(pays.turnover))).toBeVisible();
        await expect(mission(page, say.playDays).getByText(say.oneOf(pays.playDays))).toBeVisible();
        await expect(mission(page, say.password)).toContainText(say.paid);
      });
    });
  });
}

/** The day of the month where both merchants are. */
function today(): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', day: 'numeric' }).format());
}
