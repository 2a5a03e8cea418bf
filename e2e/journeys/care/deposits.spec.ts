import { careWords } from '../../support/careWords';
import { moneyWords } from '../../support/moneyWords';
import { newMoneyMember, payIn } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

test('three deposits in an hour are told once, without blame', { tag: ['@PL-031', '@PL-032'] }, async ({
  page,
  context,
}) => {
  const say = careWords.en;
  const member = await newMoneyMember(context, 'aurora', { money: '300.00' });
  for (const amount of ['300.00', '300.00']) await payIn(member, amount);
  await page.goto('/m/voucherCenter');
  const notice = page.getByRole('region', { name: say.lookAtPlay });
  await expect(notice).toContainText(say.madeDeposits);
  await expect(notice.getByRole('link', { name: say.limits })).toBeVisible();
  await notice.getByRole('button', { name: say.gotIt }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(moneyWords.en.amount, { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th' });

  test('a limit comes before the first deposit, and the deposit goes on with it', {
    tag: ['@PL-011', '@PL-027'],
  }, async ({ page, context }) => {
    const say = careWords.th;
    await newMoneyMember(context, 'lagoon', { limit: false });
    await page.goto('/m/voucherCenter');
    await expect(page.getByRole('heading', { name: say.wantALimit })).toBeVisible();
    await expect(page.getByRole('button', { name: say.noLimits })).toHaveCount(0);
    await page.getByLabel(say.atMost, { exact: true }).fill('3000');
    await page.getByRole('button', { name: say.setThis }).click();
    await expect(page.getByLabel(moneyWords.th.amount, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: say.ownDeposits })).toContainText('฿3,000.00');
  });
});
