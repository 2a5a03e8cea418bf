import { readFile } from 'node:fs/promises';
import { amountsIn, dayAgo, rowsOf } from '../../support/betRecord';
import { moneyWords } from '../../support/moneyWords';
import { expect, test } from '../../support/test';

/** Weeks that end yesterday: what other journeys play meanwhile is not in them. */
const SETTLED_DAYS = `from=${dayAgo(30)}&to=${dayAgo(1)}`;

const say = moneyWords.en;

test('transactions are narrowed and add up in their file, and profit and loss draws each day', {
  tag: ['@HS-010'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto(`/m/transaction/record?${SETTLED_DAYS}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: say.kinds.deposit, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${SETTLED_DAYS}&code=DEPOSIT$`));
  await expect(page.getByRole('region', { name: say.totals }).getByRole('status')).toHaveText(/^\d+ record/);
  await expect(rows.first()).toContainText(say.kinds.deposit);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say.exportCsv }).click();
  const [head = [], ...lines] = rowsOf(await readFile(await (await download).path(), 'utf8'));
  expect(head).toHaveLength(8);
  expect(lines).toHaveLength(await rows.count());
  for (const line of lines) expect(line[3]).toBe(say.kinds.deposit);
  const sums = await page.getByRole('region', { name: say.totals }).getByRole('definition').allTextContents();
  const sum = lines.reduce((total, line) => total + Math.round(Number(line[4]) * 100), 0);
  expect([sum, 0]).toEqual(sums.flatMap(amountsIn));

  await page.getByRole('tab', { name: say.tabs.withdrawals }).click();
  await expect(page).toHaveURL(new RegExp(`tab=withdrawals&${SETTLED_DAYS}$`));
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: say.days7 }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: say.days7 })).toHaveAttribute('aria-pressed', 'true');

  await test.step('profit and loss draws each day, and a day is chosen in chart and table', async () => {
    await page.goto('/m/profitandloss');
    await page.getByRole('button', { name: say.days30 }).click();
    const chart = page.getByRole('region', { name: say.netEachDay });
    const table = page.getByRole('region', { name: say.eachDay });
    await table.getByText(say.eachDay, { exact: true }).first().click();
    const days = table.getByRole('row').getByRole('button');
    await expect(days).toHaveCount(30);
    const drawing = chart.getByRole('img');
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    // The eleventh day from the left is the twentieth from the top of the table.
    await drawing.click({ position: { x: width * (10.5 / 30), y: height / 2 } });
    const chosen = days.nth(19);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(chart.locator('time')).toHaveAttribute('datetime', dayAgo(19));
    await days.nth(3).click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'false');
    await expect(chart.locator('time')).toHaveAttribute('datetime', dayAgo(3));
  });
});
