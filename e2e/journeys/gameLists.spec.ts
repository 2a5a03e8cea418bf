import type { Page } from '@playwright/test';
import { gameWords } from '../support/gameWords';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const LIST = 'GCSGAME_gameList';
const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** What list calls were made with; counts ask for pages of one game. */
function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(LIST) && searchParams.get('pageSize') !== '1') calls.push(searchParams);
  });
  return calls;
}

for (const language of ['en', 'th'] as const) {
  test.describe(`lists, ${language}`, () => {
    test.use({ language });
    const say = words[language];
    const game = gameWords[language];

    for (const [path, gameType] of [
      ['/m/gameList', 'RNG'],
      ['/m/rng', 'RNG'],
      ['/m/live', 'LIVE'],
      ['/m/pvp', 'PVP'],
      ['/m/fish', 'FISH'],
      ['/m/gameList?gameType=ESPORTS', 'SPORTS'],
      ['/m/gameList?gameType=COCKFIGHT', 'SPORTS'],
    ] as const) {
      test(`${path} asks for ${gameType} and has four tabs`, {
        tag: ['@GA-016', '@GA-017', '@GA-021', '@GA-023', '@GA-029', '@GA-030'],
      }, async ({ page }) => {
        const calls = listCalls(page);
        await page.goto(path);
        await expect(tiles(page).first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('tab')).toHaveText([...game.lists]);
        expect(Object.fromEntries(calls[0] ?? [])).toEqual({
          merchant: 'aurora',
          clientType: '2',
          platform: 'html5',
          gameType,
          pageNo: '1',
          pageSize: '25',
          language: language.toUpperCase(),
        });
      });
    }

    test('bingo is asked for as slots of its class', { tag: ['@GA-022'] }, async ({ page }) => {
      const calls = listCalls(page);
      await page.goto('/m/gameList?gameType=BINGO');
      await expect(tiles(page).first()).toBeVisible();
      expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({ gameType: 'RNG', gameClassify: 'BG' });
    });

    test('a filter narrows the list, and shows what it asked for', {
      tag: [
        '@GA-018',
        '@GA-019',
        '@GA-024',
        '@GA-030',
        '@RP-024',
        '@GA-031',
        '@GA-032',
        '@GA-033',
        '@GA-034',
        '@GA-076',
      ],
    }, async ({ page }) => {
      const calls = listCalls(page);
      await page.goto('/m/gameList?vassalage=MOONREEF&minLine=10');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Moonreef');
      await page.getByRole('button', { name: game.filter, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: game.filter });
      const bets = sheet.getByRole('group', { name: game.minimumBet }).getByRole('button');
      await expect(bets).toHaveText([...game.bets]);
      await expect(sheet.getByRole('group', { name: game.kind }).getByRole('button')).toHaveCount(6);
      const others = sheet.getByRole('navigation', { name: game.otherCategories }).getByRole('link');
      const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toContain('/m/lottery');
      expect(hrefs.join()).not.toContain('ELOTT');
      await bets.nth(4).click();
      await sheet.getByRole('button').last().click();
      await expect(page).toHaveURL(/minBet=0\.50/);
      await expect
        .poll(() => Object.fromEntries(calls.at(-1) ?? []))
        .toMatchObject({ vassalage: 'MOONREEF', minBet: '0.50', minLine: '10', pageNo: '1' });
    });

    test('a guest sees the notice for two seconds, at the login page', {
      tag: ['@GA-053'],
    }, async ({ page }) => {
      await page.goto('/m/rng');
      await page.getByRole('tab', { name: game.lists[2] as string }).click();
      const notice = page.getByText(game.logInFirst);
      await expect(notice).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login/);
      await expect(notice).toBeHidden({ timeout: 3_500 });
    });

    test('a category page has tabs by provider, searches, and does not end before its end', {
      tag: ['@GA-011', '@GA-025', '@GA-035', '@GA-036', '@GA-037', '@GA-074', '@GA-075'],
    }, async ({ page }) => {
      await page.goto('/m/sports');
      await expect(tiles(page).first()).toBeVisible();
      const bar = page.getByRole('group', { name: say.providers });
      await expect(bar.getByRole('button').first()).toHaveText(game.all);
      await bar.getByRole('button', { name: 'Kitehill' }).click();
      await expect(page).toHaveURL('/m/sports?vassalage=KITEHILL');
      await bar.getByRole('button', { name: game.hot, exact: true }).click();
      await expect(tiles(page)).toHaveCount(1);
      await bar.getByRole('button', { name: game.all, exact: true }).click();
      await expect.poll(() => tiles(page).count()).toBeGreaterThan(9);
      await toEnd(page);
      await expect(async () => {
        await toEnd(page);
        await expect(page.getByText(game.end)).toBeVisible({ timeout: 500 });
      }).toPass();

      await page.route(`**/${LIST}*`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await page.getByRole('searchbox').fill('muay thai final');
      await expect(page.getByText(game.wait)).toBeVisible();
      await expect(tiles(page)).toHaveCount(1);
      await expect(page.getByText(game.wait)).toBeHidden();
    });

    for (const path of ['/m/esports', '/m/lott', '/m/elott', '/m/hot']) {
      test(`${path} opens its category`, { tag: ['@GA-074', '@GA-075'] }, async ({ page }) => {
        await page.goto(path);
        await expect(tiles(page).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test('the centres lead on', { tag: ['@GA-073', '@HS-016'] }, async ({ page }) => {
      for (const path of ['/m/gameCenter', '/m/games', '/m/game']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: game.gameCentre })).toBeVisible();
        await expect(page.getByRole('list', { name: game.categories }).getByRole('listitem')).toHaveCount(10);
      }
      await page.getByRole('link', { name: 'Kitehill' }).last().click();
      await expect(page).toHaveURL('/m/sports?vassalage=KITEHILL');
      await page.goto('/m/slotsCenter');
      await expect(page.getByRole('heading', { level: 1, name: game.slotsCentre })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('list', { name: game.newSlots })).toBeVisible();
      await page.getByRole('navigation', { name: game.kind }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL('/m/rng?gameClassify=JP');
      await expect(tiles(page).first()).toBeVisible();
    });
  });
}

test('an endless list asks for one page a second, and is found again by back, reload and link', {
  tag: ['@GA-020', '@GA-027', '@GA-028'],
}, async ({ page, context }) => {
  const times: number[] = [];
  page.on('request', (request) => {
    if (/pageSize=25.*pageNo=[2-9]/.test(request.url())) times.push(Date.now());
  });
  await page.goto('/m/rng');
  await expect(tiles(page).first()).toBeVisible();
  for (const pages of [1, 2, 3]) {
    await expect(async () => {
      await toEnd(page);
      expect(times.length).toBeGreaterThanOrEqual(pages);
    }).toPass({ intervals: [50] });
  }
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // The moment at which a request is seen here wavers a little.
  for (const gap of gaps) expect(gap).toBeGreaterThan(900);

  await page.evaluate(() => window.scrollTo(0, 3_000));
  const seen = tiles(page).nth(8);
  await expect(seen).toBeInViewport();
  const name = (await seen.textContent()) ?? '';
  expect(await tiles(page).count()).toBeLessThan(40);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/gameType=LIVE/);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(3_000);
  await expect(tiles(page).filter({ hasText: name })).toBeInViewport();
  await page.reload();
  await expect.poll(() => place(page)).toBe(3_000);
  await expect(tiles(page).filter({ hasText: name })).toBeInViewport();

  await page.goto('/m/gameList?type=hot&gameType=LIVE');
  await expect(page.getByRole('tab', { name: 'Hot', exact: true })).toHaveAttribute('aria-selected', 'true');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { name: 'Hot', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test.describe('bad input', () => {
  const game = gameWords.en;

  test('what the address gets wrong counts as not given', async ({ page }) => {
    const calls = listCalls(page);
    const wrong = 'gameType=POKER&type=best&vassalage=<b>&minBet=7&minLine=-3&gameClassify=ZZ&pageNo=99';
    await page.goto(`/m/gameList?${wrong}`);
    await expect(tiles(page).first()).toBeVisible();
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
    await expect(tiles(page).first()).toBeVisible();
  });

  test('a name of 10,000 characters is cut to what the platform takes', async ({ page }) => {
    const calls = listCalls(page);
    await page.goto(`/m/rng?name=${'a'.repeat(10_000)}`);
    await expect(page.getByRole('heading', { name: game.noFit })).toBeVisible();
    expect(calls[0]?.get('gameName')).toHaveLength(100);
    await page.getByRole('searchbox').fill('b'.repeat(10_000));
    await expect(page.getByRole('searchbox')).toHaveValue(/^b{100}$/);
  });

  for (const letters of ['%', '_', '\\', '*', "'; drop table games; --", '<img src=x onerror=alert(1)>']) {
    test(`${letters} is looked for as it stands`, async ({ page }) => {
      await page.goto('/m/rng');
      await page.getByRole('searchbox').fill(letters);
      await expect(page.getByRole('heading', { name: game.noFit })).toBeVisible();
    });
  }

  test('a name with markup shows as text', async ({ page }) => {
    const name = '<b>Bold</b> & <img src=x onerror=alert(1)>';
    await page.route(`**/${LIST}*`, async (route) => {
      // The test runner does not know the merchants' host names; this address is aurora's too.
      const url = route.request().url().replace('aurora.localhost', '127.0.0.1');
      const response = await route.fetch({ url });
      const answer = await response.json();
      for (const each of answer.value.games) Object.assign(each, { gameName: name, nodeName: name });
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/m/rng');
    await expect(tiles(page).first()).toContainText(name);
    await expect(tiles(page).first().locator('b')).toHaveCount(0);
  });
});

test('a second look at the catalogue is revalidated: 304, without a body', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  const statuses = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  // What came over the line: the page itself is told 200, with the body that the browser has kept.
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(requestId, statusCode),
  );
  const statusesOf = (name: string) => [
    ...new Set([...urls].filter(([, url]) => url.includes(name)).map(([id]) => statuses.get(id))),
  ];
  const catalogue = ['GCSGAME_getVassGameType', 'GCSGAME_gameList', 'GCSGAME_hotGamesV2'];
  await page.goto('/m/home');
  for (const name of catalogue) await expect.poll(() => statusesOf(name)).toEqual([200]);
  urls.clear();
  await page.reload();
  for (const name of catalogue) await expect.poll(() => statusesOf(name)).toEqual([304]);
});
