import { accessWords } from '../support/accessWords';
import { hideLoginPopup } from '../support/loginPopup';
import { fillRegistration, input, newName, storedSession } from '../support/members';
import { referralWords } from '../support/referralWords';
import { newMoneyMember, payIn } from '../support/sandboxBank';
import { siteOrigin } from '../support/site';
import { expect, storeChoice, test } from '../support/test';

test.describe('aurora, en', () => {
  const say = referralWords.en;

  test('a link is sent, opened, registered with and deposited on, and shows what came of it', {
    tag: ['@PR-031', '@HS-062'],
  }, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await newMoneyMember(context, 'aurora');
    await page.goto('/m/home');
    await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
    await expect(page.getByRole('heading', { name: say.noFriends })).toBeVisible();
    const figures = page.getByRole('region', { name: say.cameOfIt });
    await expect(figures).toHaveText(say.figures(0, 0, '0.00'));
    await page.getByRole('button', { name: say.copyLink }).press('Enter');
    await expect(page.getByText(say.linkCopied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const friend = newName();
    const visitor = await browser.newContext({ baseURL: siteOrigin('aurora') });
    const theirs = await visitor.newPage();
    await theirs.addInitScript(hideLoginPopup);
    await theirs.addInitScript(storeChoice, ['EN', 'dark'] as const);
    await test.step('a visitor opens it, looks around, and registers', async () => {
      await theirs.goto(link);
      const code = new URL(link).searchParams.get('invite') ?? 'no code';
      await expect(input(theirs, say.invitation)).toHaveValue(code);
      await theirs.goto('/m/home');
      await theirs.goto('/m/register');
      await expect(input(theirs, say.invitation)).toHaveValue(code);
      await fillRegistration(theirs, accessWords.en, friend);
      await theirs.getByRole('button', { name: accessWords.en.createAccount }).click();
      await expect(theirs).toHaveURL(/\/m\/home$/);
    });

    const row = page.getByRole('region', { name: say.friends }).getByRole('listitem');
    const masked = `${friend.slice(0, 2)}***${friend.slice(-2)}`;
    await page.reload();
    await expect(row).toContainText([masked]);
    await expect(row).toContainText([say.noDeposit]);
    await expect(figures).toHaveText(say.figures(1, 0, '0.00'));

    const { token } = JSON.parse(await storedSession(theirs)) as { token: string };
    await payIn({ merchant: 'aurora', token, username: friend }, '1500.00');
    await visitor.close();
    await page.reload();
    await expect(figures).toHaveText(say.figures(1, 1, '30.00'));
    await expect(row).toContainText([say.deposited('1,500.00')]);
    await expect(row).toContainText(['+฿30.00']);
    const earnings = page.getByRole('region', { name: say.earnings });
    await expect(earnings).toContainText('฿30.00');
    await expect(earnings.getByRole('img', { name: say.drawing })).toBeVisible();
  });
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
  const say = referralWords.th;

  test('a guest logs in first; a member sees all friends, a month of earnings and the code, large', {
    tag: '@HS-062',
  }, async ({ page, signIn }) => {
    await page.goto('/m/home');
    await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
    await expect(page).toHaveURL(/\/m\/login\?return=%2Fm%2FinviteFriends$/);

    await signIn('player01');
    await page.goto('/m/inviteFriends');
    const friends = page.getByRole('region', { name: say.friends });
    await expect(friends.getByRole('listitem')).toHaveCount(10);
    await friends.getByRole('button', { name: say.more }).click();
    await expect(friends.getByRole('listitem')).toHaveCount(13);

    const earnings = page.getByRole('region', { name: say.earnings });
    await earnings.getByRole('tab', { name: say.days30 }).click();
    await earnings.getByText(say.table).click();
    await expect(earnings.getByRole('row')).toHaveCount(31);

    await page.getByRole('button', { name: say.showQr }).click();
    const large = page.getByRole('dialog', { name: say.scan });
    await expect(large.getByRole('img', { name: say.qr })).toBeVisible();
    await page.goBack();
    await expect(large).toBeHidden();
    await page.getByRole('button', { name: say.terms }).click();
    await expect(page.getByRole('dialog', { name: say.terms })).toContainText('1.5%');
  });
});
