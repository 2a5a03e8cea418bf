import { LIST_CALL, listCalls, tilesOf } from '../support/gameLists';
import { gameWords } from '../support/gameWords';
import { expect, test } from '../support/test';

/* What addresses, players and platforms get wrong: each has an outcome of its own in a list. */

test.describe('bad input', () => {
  const game = gameWords.en;

  test('what the address gets wrong counts as not given', async ({ page }) => {
    const calls = listCalls(page);
    const wrong = 'gameType=POKER&type=best&vassalage=<b>&minBet=7&minLine=-3&gameClassify=ZZ&pageNo=99';
    await page.goto(`/m/gameList?${wrong}`);
    await expect(tilesOf(page).first()).toBeVisible();
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({
      merchant: 'aurora',
      clientType: '2',
      platform: 'html5',
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '25',
      language: 'EN',
    });
  });

  test('a provider that nobody knows is an empty list with a way out', { tag: ['@GA-026'] }, async ({
    page,
  }) => {
    await page.goto('/m/rng?vassalage=NOBODY');
    await page.getByRole('button', { name: game.clearAll }).click();
    await expect(page).toHaveURL('/m/rng');
    await expect(tilesOf(page).first()).toBeVisible();
  });

  test('a name of 10,000 characters is cut to what the platform takes', async ({ page }) => {
    const calls = listCalls(page);
    await page.goto(`/m/rng?name=${'a'.repeat(10_000)}`);
    await expect(page.getByRole('heading', { name: game.noFit })).toBeVisible();
    expect(calls[0]?.get('gameName')).toHaveLength(100);
    await page.getByRole('searchbox').fill('b'.repeat(10_000));
    await expect(page.getByRole('searchbox')).toHaveValue(/^b{100}$/);
  });

  test('letters that mean something to a machine are looked for as they stand', async ({ page }) => {
    await page.goto('/m/rng');
    for (const letters of ['%', '_', '\\', '*', "'; drop table games; --", '<img src=x onerror=alert(1)>']) {
      await test.step(letters, async () => {
        await page.getByRole('searchbox').fill('');
        await expect(tilesOf(page).first()).toBeVisible();
        await page.getByRole('searchbox').fill(letters);
        await expect(page.getByRole('heading', { name: game.noFit })).toBeVisible();
      });
    }
  });

  test('a name with markup shows as text', async ({ page }) => {
    const name = '<b>Bold</b> & <img src=x onerror=alert(1)>';
    await page.route(`**/${LIST_CALL}*`, async (route) => {
      // The test runner does not know the merchants' host names; this address is aurora's too.
      const url = route.request().url().replace('aurora.localhost', '127.0.0.1');
      const response = await route.fetch({ url });
      const answer = await response.json();
      for (const each of answer.value.games) Object.assign(each, { gameName: name, nodeName: name });
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/m/rng');
    await expect(tilesOf(page).first()).toContainText(name);
    await expect(tilesOf(page).first().locator('b')).toHaveCount(0);
  });
});
