import type { Page } from '@playwright/test';
import { loseNextAnswer } from '../support/platformAnswer';
import { platformCall } from '../support/platformCall';
import { rewardWords } from '../support/rewardWords';
import { newMoneyMember } from '../support/sandboxBank';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/** What the mission of the payment password gives. */
const REWARD = { aurora: '10.00', lagoon: '15.00' };
const TAKE = '/wps/reward/claim';

const shownBalance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ });

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = rewardWords[language];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('a reward is taken once though its answer was lost, and is seen everywhere', {
      tag: ['@HS-010'],
    }, async ({ page, context, expectedTroubles }) => {
      expectedTroubles.push(/net::ERR_FAILED/);
      const member = await newMoneyMember(context, merchant, { canWithdraw: true });
      const amount = REWARD[merchant];
      await page.goto('/m/rewardCenter');
      const otherTab = await context.newPage();
      await otherTab.goto('/m/rewardCenter');
      await expect(shownBalance(otherTab)).toHaveText(/฿0\.00/);

      await test.step('taken by the keyboard, with an answer that is lost', async () => {
        await loseNextAnswer(page, TAKE);
        await page.getByRole('button', { name: say.takeOf(say.mission) }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(say.noAnswer)).toBeVisible();
        await page.getByRole('button', { name: say.checkAgainOf(say.mission) }).press('Enter');
        await expect(page.getByText(say.inBalance(amount))).toBeVisible();
        await expect(page.getByText(say.balance(amount)).locator('..')).toBeFocused();
        await expect(page.getByRole('article').getByText(say.taken)).toBeVisible();
      });

      await test.step('the balance follows in every tab, and the reward is gone from the other one', async () => {
        for (const tab of [page, otherTab])
          await expect(shownBalance(tab)).toHaveText(new RegExp(`฿${amount.replace('.', '\\.')}`));
        await expect(otherTab.getByRole('heading', { name: say.nothing })).toBeVisible();
      });

      await test.step('it is past, and one bonus in the record', async () => {
        await page.getByRole('tab', { name: say.past }).click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.reload();
        await expect(page.getByRole('article').getByText(say.taken)).toBeVisible();
        await page.goto('/m/transaction/record');
        await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: say.bonus })).toHaveCount(
          1,
        );
      });

      await test.step('what is applied for waits, and leads to its promotion', async () => {
        const promotionId = `${merchant}-promotion-daily-cashback`;
        await platformCall(member, 'POST', '/wps/relay/MCSFE_signUpPromotionJoin', { promotionId });
        await page.goto('/m/rewardCenter?tab=review');
        const application = page.getByRole('article');
        await expect(application).toContainText(say.application);
        await expect(application.getByText(say.applying)).toBeVisible();
      });
    });
  });
}
