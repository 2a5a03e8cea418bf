import type { Page } from '@playwright/test';
import { AS_BROWSERS_DO } from '../support/platformAnswer';
import { words } from '../support/words';
import { watch } from './faults/watch';
import { expect, FOREIGN, listenTo, test } from './fixtures/coral';

const say = words.en;
const PLAYER = 'player01';

/** A page of each foreign remote, and what on it comes late, in a chunk of its own. */
const PAGES = [
  {
    bundler: 'Vite',
    folder: FOREIGN.mfe_coral_club,
    remote: 'mfe_coral_club',
    path: '/m/club',
    card: 'mfe_coral_club unavailable',
    greeting: { en: PLAYER, th: PLAYER },
    heading: { en: 'Levels', th: 'ระดับสมาชิก' },
    more: { en: 'How levels work', th: 'ระดับทำงานอย่างไร' },
    late: { en: 'Play counts from Monday to Sunday.', th: 'นับยอดเล่นตั้งแต่วันจันทร์ถึงวันอาทิตย์' },
    lateMarker: 'disc',
    files: {
      entry: /\/remoteEntry-[^/]+\.js$/,
      'exposed chunk': /\/ClubPage-[^/]+\.js$/,
      'late chunk': /\/Rules-[^/]+\.js$/,
      'style sheet': /\/ClubPage-[^/]+\.css$/,
      'late style sheet': /\/Rules-[^/]+\.css$/,
    },
  },
  {
    bundler: 'Rspack',
    folder: FOREIGN.mfe_promotions,
    remote: 'mfe_promotions',
    path: '/m/activity',
    card: 'Promotions unavailable',
    greeting: { en: `Picked for ${PLAYER}`, th: `คัดมาเพื่อ ${PLAYER}` },
    heading: { en: 'Welcome match', th: 'โบนัสต้อนรับ' },
    more: { en: 'How it works', th: 'วิธีรับสิทธิ์' },
    late: { en: 'Claim your reward on this page.', th: 'กดรับรางวัลได้ที่หน้านี้' },
    lateMarker: 'decimal',
    files: {
      entry: /\/remoteEntry\.[^/]+\.js$/,
      'exposed chunk': /\/__federation_expose_PromotionListPage\.[^/]+\.js$/,
      'style sheet': /\/__federation_expose_PromotionListPage\.[^/]+\.css$/,
    },
  },
] as const;

/** One copy of each, the host's. */
const SINGLETONS = ['react', 'react-dom', '@site/session', '@site/i18n', '@site/router', '@site/api'];

interface SharedCopy {
  readonly from: string;
  readonly loaded?: boolean;
  readonly useIn: readonly string[];
}

/** By share key: who provided the copies that were loaded, and who took one. */
async function sharedIn(page: Page) {
  const instances = await page.evaluate(() =>
    (
      window as unknown as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: { default?: Record<string, Record<string, SharedCopy>> } }[];
        };
      }
    ).__FEDERATION__.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}).flatMap(([key, versions]) =>
        Object.values(versions).map(({ from, loaded, useIn }) => ({ key, from, loaded, useIn })),
      ),
    ),
  );
  const copies = instances.flat();
  return (key: string) => ({
    loadedFrom: [
      ...new Set(copies.filter((copy) => copy.key === key && copy.loaded).map(({ from }) => from)),
    ],
    usedIn: copies.filter((copy) => copy.key === key).flatMap(({ useIn }) => useIn),
  });
}

/** Whether the page is still the document that was marked: nothing was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
}

test('remotes by Vite and Rspack run on the host’s React and know its session', {
  tag: ['@FD-041', '@FD-006', '@FD-008'],
}, async ({ page, signIn }) => {
  const noise = listenTo(page);
  await signIn(PLAYER);
  await page.goto('/m/home');
  await mark(page);
  await openFromMenu(page, 'Coral Club');
  await expect(page.getByRole('region', { name: 'Coral Club card' })).toContainText(PLAYER);
  await page.getByRole('link', { name: 'See offers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Picked for ${PLAYER}` })).toBeVisible();

  const shared = await sharedIn(page);
  for (const key of SINGLETONS) expect.soft(shared(key).loadedFrom, key).toEqual(['host_shell']);
  expect(shared('react').usedIn).toEqual(expect.arrayContaining(['mfe_coral_club', 'mfe_coral_offers']));

  await test.step('signing out in the host signs out there', async () => {
    await page.getByRole('button', { name: say.openMenu }).click();
    await page.getByRole('button', { name: say.logOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await openFromMenu(page, 'Coral Club');
    await expect(page.getByRole('heading', { name: 'One card for every dive' })).toBeVisible();
    await expect(page.getByText(PLAYER)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });
  expect(noise.complaints).toEqual([]);
});

for (const { bundler, path, heading, more, late, lateMarker } of PAGES) {
  test(`a remote by ${bundler} loads a chunk with its style late, and follows the language`, {
    tag: ['@FD-041', '@FD-008', '@FD-033'],
  }, async ({ page }) => {
    const noise = listenTo(page);
    const response = await page.goto(path);
    expect(response?.headers()['integrity-policy']).toContain('script');
    await expect(page.getByRole('heading', { name: heading.en }).first()).toBeVisible();
    await page.getByRole('button', { name: more.en }).first().click();
    const lines = page.getByText(late.en);
    await expect(lines).toBeVisible();
    await expect(lines).toHaveCSS('list-style-type', lateMarker);

    await mark(page);
    await page.getByRole('button', { name: say.openMenu }).click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(late.th)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(noise.complaints).toEqual([]);
  });
}

/** By the federation plugin for webpack, and by webpack's own container (shared/delivery, webpackRemote.mjs). */
const BY_WEBPACK = ['/m/mfe-coral-reef', '/m/mfe-coral-tide'];

test('remotes by webpack run on the host’s React, with a chunk and a style sheet that come late', {
  tag: ['@FD-041', '@FD-006', '@FD-033'],
}, async ({ page }) => {
  const noise = listenTo(page);
  for (const path of BY_WEBPACK) {
    await page.goto(path);
    // Whether what comes late is there by now or not.
    await expect(page.getByRole('main').getByText('Club')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('More of it')).toHaveCSS('color', 'rgb(4, 5, 6)');
    // Neither has a React of its own, which its release would have been refused for.
    expect((await sharedIn(page))('react').loadedFrom).toEqual(['host_shell']);
  }
  expect(noise.complaints).toEqual([]);
});

test('no script of theirs, early or late, is in the page without integrity', {
  tag: ['@FD-032', '@FD-041'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { unverified: seen });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = node instanceof HTMLScriptElement && node.src !== '';
        const isSheet = node instanceof HTMLLinkElement && /stylesheet|preload/.test(node.rel);
        if ((isScript || isSheet) && !node.integrity) seen.push(node.outerHTML);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const { path, more, late } of PAGES) {
    await page.goto(path);
    await page.getByRole('button', { name: more.en }).first().click();
    await expect(page.getByText(late.en)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { unverified: string[] }).unverified)).toEqual([]);
  }
});

for (const { bundler, folder, remote, path, card, heading, files } of PAGES) {
  for (const [what, file] of Object.entries(files)) {
    test(`one byte changed in the ${what} of a remote by ${bundler} is refused`, {
      tag: ['@FD-032', '@FD-041', '@FD-028', '@FD-029'],
    }, async ({ page, troubles }) => {
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/wps/telemetry/')) reports.push(request.postData() ?? '');
      });
      const isChanged = (url: URL) => url.pathname.includes(`/${folder}/`) && file.test(url.pathname);
      await page.route(isChanged, async (route) => {
        const response = await route.fetch(AS_BROWSERS_DO);
        await route.fulfill({ response, body: `${await response.text()} ` });
      });
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: card })).toBeVisible({ timeout: 40_000 });
      // The rest of the site does not notice.
      await expect(page.getByRole('banner').getByRole('button', { name: say.openMenu })).toBeVisible();
      await expect
        .poll(() => reports.join())
        .toMatch(new RegExp(`"fault":"integrity","remote":"${remote}","release":"1\\.0\\.0-src`));

      await page.unroute(isChanged);
      await page.getByRole('alert').filter({ hasText: card }).getByRole('button').click();
      await expect(page.getByRole('heading', { name: heading.en }).first()).toBeVisible();
      // The browser says what it refused: here that is the point.
      troubles.length = 0;
    });
  }
}

for (const [what, file] of [
  ['chunk', /\/steps\.[^/]+\.js$/],
  ['style sheet', /\/steps\.[^/]+\.css$/],
] as const) {
  test(`one byte changed in a late ${what} of a remote by Rspack is refused`, {
    tag: ['@FD-032', '@FD-041', '@FD-027', '@FD-029'],
  }, async ({ page, troubles }) => {
    const [, { remote, path, card, heading, more, late, lateMarker }] = PAGES;
    const watched = watch(page);
    await page.route(file, async (route) => {
      const response = await route.fetch(AS_BROWSERS_DO);
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.goto(path);
    await page.getByRole('button', { name: more.en }).first().click();
    const failed = page.getByRole('alert').filter({ hasText: card });
    await expect(failed).toBeVisible();
    await expect(page.getByText(late.en)).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link', { name: say.home })).toBeVisible();
    await expect
      .poll(() => watched.faults)
      .toEqual([{ fault: 'integrity', remote, release: expect.stringMatching(/^1\.0\.0-src/) }]);

    await page.unroute(file);
    await failed.getByRole('button').click();
    await expect(page.getByRole('heading', { name: heading.en }).first()).toBeVisible();
    await page.getByRole('button', { name: more.en }).first().click();
    await expect(page.getByText(late.en)).toHaveCSS('list-style-type', lateMarker);
    troubles.length = 0;
  });
}
