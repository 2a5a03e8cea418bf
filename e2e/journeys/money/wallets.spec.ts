import type { Page, Route } from '@playwright/test';
import { transfer } from '@site/contracts/areas/wallet';
import { moneyWords } from '../../support/moneyWords';
import { newMoneyMember } from '../../support/sandboxBank';
import { sitePorts } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
const say = moneyWords.th;

/** Vendors with wallets of their own. The second one is silent for a while, for everybody: nobody else plays there. */
const FIRST = { code: 'PITCHLINE', name: 'Pitchline' };
const SILENT = { code: 'ARCFIELD', name: 'Arcfield' };

async function setFault(vendor: string, fault: 'unavailable' | null): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${sitePorts.PLATFORM_PORT}/sandbox/wallets/${vendor}/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
  expect(answer.ok).toBe(true);
}

test.afterEach(() => setFault(SILENT.code, null));

/** What is in the main wallet and in games, as the member centre says. */
const parts = (page: Page) => page.getByRole('region', { name: say.balance }).getByRole('definition');

test('money moves to games and back, and a vendor that does not answer keeps what is there', async ({
  page,
  context,
}) => {
  await newMoneyMember(context, 'lagoon', { money: '2000.00' });
  await page.goto('/m/member/home');
  const games = page.getByRole('region', { name: say.inGames });
  const sheet = page.getByRole('dialog', { name: say.transfer, exact: true });
  const openTransfer = async ({ name }: typeof FIRST) => {
    await page.getByRole('region', { name: say.balance }).getByRole('button', { name: say.transfer }).click();
    await sheet.getByRole('button', { name: new RegExp(`^${say.to}`) }).click();
    await page.getByRole('dialog', { name: say.transferTo }).getByRole('button', { name }).click();
  };
  const send = async (amount: string) => {
    await sheet.getByLabel(say.amount, { exact: true }).fill(amount);
    await sheet.getByRole('button', { name: say.transferOf(amount) }).click();
    await expect(sheet).toBeHidden();
  };
  const otherTab = await context.newPage();
  await otherTab.goto('/m/member/home');
  await expect(parts(otherTab)).toHaveText(['฿2,000.00', '฿0.00']);

  await test.step('to a vendor, and no more than there is', async () => {
    await openTransfer(FIRST);
    await sheet.getByLabel(say.amount, { exact: true }).fill('5000');
    await expect(sheet).toContainText('฿2,000.00');
    await expect(sheet.getByLabel(say.amount, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await send('500.00');
    await expect(page.getByText(say.moved(FIRST.name, '500.00'))).toBeVisible();
    await expect(parts(page)).toHaveText(['฿1,500.00', '฿500.00']);
    await expect(parts(otherTab)).toHaveText(['฿1,500.00', '฿500.00']);
  });

  await test.step('and some of it back', async () => {
    await openTransfer(FIRST);
    await sheet.getByRole('button', { name: say.swap }).click();
    await send('100.00');
    await expect(parts(page)).toHaveText(['฿1,600.00', '฿400.00']);
  });

  await test.step('all of it comes back, but from a vendor that does not answer', async () => {
    await openTransfer(SILENT);
    await send('300.00');
    await expect(parts(page)).toHaveText(['฿1,300.00', '฿700.00']);
    await expect(parts(otherTab)).toHaveText(['฿1,300.00', '฿700.00']);
    // Once both are on their way: a wallet that is known to be silent is not asked, and news make the page ask again.
    const silence = async (route: Route) => {
      await setFault(SILENT.code, 'unavailable');
      await route.continue();
    };
    await page.route(`**${transfer.path}`, silence, { times: 1 });
    await games.getByRole('button', { name: say.bringBack }).click();
    const back = page.getByRole('dialog', { name: say.bringBack });
    const of = ({ name }: typeof FIRST) => back.getByRole('listitem').filter({ hasText: name });
    await expect(of(FIRST)).toContainText(say.broughtBack);
    await expect(of(SILENT)).toContainText(say.staysThere);
    await expect(page.getByText(say.restNotYet(SILENT.name))).toBeVisible();
    // The page below tells it too. It is out of reach while the sheet is open, and no role finds it.
    await expect(page.locator('li', { hasText: SILENT.name }).getByText(say.notAnswering)).toBeVisible();
    await setFault(SILENT.code, null);
    await back.getByRole('button', { name: say.tryAgainOf(SILENT.name) }).click();
    await expect(of(SILENT)).toContainText(say.broughtBack);
    await page.keyboard.press('Escape');
    await expect(back).toBeHidden();
    await expect(parts(page)).toHaveText(['฿2,000.00', '฿0.00']);
    await expect(parts(otherTab)).toHaveText(['฿2,000.00', '฿0.00']);
  });
});
