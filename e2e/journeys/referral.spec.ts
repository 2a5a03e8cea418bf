import { accessWords } from '../support/accessWords';
import { hideLoginPopup } from '../support/loginPopup';
import { fillRegistration, input, newName, storedSession } from '../support/members';
import { newMoneyMember, payIn } from '../support/sandboxBank';
import { siteOrigin } from '../support/site';
import { expect, storeChoice, test } from '../support/test';

/** What a member reads on the page of invitations. */
const say = {
  invite: 'Invite',
  invitation: 'Invitation code (optional)',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  cameOfIt: 'What came of it',
  figures: (joined: number, deposited: number, earned: string) =>
    `Joined${joined}Deposited${deposited}You earned฿${earned}`,
  friends: 'Friends',
  noFriends: 'No friends here yet',
  noDeposit: 'no deposit yet',
  deposited: (amount: string) => `deposited ฿${amount}`,
  earnings: 'Earnings',
  drawing: /^Earned on each day/,
};

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
