import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { type OwnConsole, startOwnConsole } from './ownConsole';
import { type OwnFigures, startOwnFigures } from './ownFigures';

const RELEASE = '9.0.0';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

test.describe.configure({ mode: 'serial' });
test.use({ viewport: WIDE, isMobile: false, hasTouch: false });

let served: OwnConsole;
test.beforeAll(async () => {
  served = await startOwnConsole();
  await served.release('mfe-games', RELEASE);
  await served.run('deploy', `mfe-games@${RELEASE}`, '--merchant', 'aurora', '--reason', 'the new lobby');
});
test.afterAll(() => served.stop());

const place = (page: Page) =>
  page.getByRole('gridcell', { name: new RegExp(RELEASE.replaceAll('.', '\\.')) });
const inTheme = async (page: Page, theme: 'dark' | 'light') => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
};

test('without an identity everything is seen, and nothing can be done', {
  tag: ['@FD-069', '@FD-070', '@FD-075', '@FD-076'],
}, async ({ page }) => {
  await page.goto(served.origin);
  await expect(page.getByText('Read only')).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).last()).toBeVisible();
  await place(page).click();
  await expect(page.getByRole('heading', { name: 'mfe-games of aurora' })).toBeFocused();
  await expect(page.getByText(/you can look, and change nothing/)).toBeVisible();
  await expect(page.getByText('the new lobby')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  for (const theme of ['dark', 'light'] as const) {
    await inTheme(page, theme);
    expect(await axeFindings(page)).toEqual([]);
  }
  for (const [name, words] of [
    ['Log', 'the new lobby'],
    ['Compare', 'Compare releases'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    for (const theme of ['dark', 'light'] as const) {
      await inTheme(page, theme);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
});

test('at 320 px nothing is cut off, and the matrix alone scrolls to both sides', {
  tag: ['@FD-075'],
}, async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const path of ['/', '/log', '/compare', '/?cell=mfe-games+aurora']) {
    await page.goto(served.origin + path);
    await expect(page.getByRole('main')).toContainText(/\d\.\d\.\d/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
    expect(await axeFindings(page)).toEqual([]);
  }
  // A window of 1280 by 1024 at 400 %: what is fixed leaves room for the matrix.
  await page.setViewportSize({ ...NARROW, height: 256 });
  await page.goto(served.origin);
  await place(page).scrollIntoViewIfNeeded();
  await expect(place(page)).toBeInViewport({ ratio: 1 });
});

test('a release is taken back by keyboard alone, and shows at once', {
  tag: ['@FD-069', '@FD-073', '@FD-074', '@FD-075', '@FD-076'],
}, async ({ page }) => {
  await page.goto(served.link);
  // The token is neither in the address nor in the history.
  await expect(page).toHaveURL(`${served.origin}/`);
  await expect(page.getByText('Read only')).toHaveCount(0);
  await expect(place(page)).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Remote' })).toBeFocused();
  await page.keyboard.type('games');
  await expect(page.getByText('1 remote, 2 merchants')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Person' }).focus();
  await page.keyboard.press('Tab');
  await expect(place(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'mfe-games of aurora' })).toBeFocused();

  await expect(page.getByText('Becomes live for aurora')).toBeVisible();
  await expect(page.getByRole('definition')).toContainText(RELEASE);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.focus();
  await page.keyboard.type('players see blank pages');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Rolled back mfe-games of aurora: deployment \d+$/)).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  await expect(page.getByText('“players see blank pages”')).toBeVisible();
  expect(await served.run('log', '--merchant', 'aurora', '--limit', '1')).toContain(
    'players see blank pages',
  );

  // What somebody else does shows without a press, and is told.
  await served.run('deploy', `mfe-games@${RELEASE}`, '--merchant', 'aurora', '--traffic', '10');
  await expect(page.getByRole('gridcell', { name: /9\.0\.0\s*10 %/ })).toBeVisible();
  await expect(page.getByText('A deployment has gone live.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'mfe-games of aurora' })).toHaveCount(0);
});

test.describe('a rollout', () => {
  const MERCHANT = 'lagoon';
  /** A change composes documents before it shows. */
  const CHANGED = { timeout: 40_000 };
  test.describe.configure({ timeout: 180_000 });
  let guarded: OwnConsole;
  let figures: OwnFigures;
  test.beforeAll(async () => {
    figures = await startOwnFigures(MERCHANT, 'mfe_games', [RELEASE]);
    guarded = await startOwnConsole(figures.settings);
    await guarded.release('mfe-games', RELEASE);
    await guarded.run('rollout', 'start', `mfe-games@${RELEASE}`, '--merchant', MERCHANT);
  });
  test.afterAll(async () => {
    await guarded?.stop();
    await figures?.stop();
  });

  test('is looked at by its charts and tables, gets another share, is paused, and is taken back', {
    tag: ['@FD-071', '@FD-073', '@FD-075'],
  }, async ({ page }) => {
    const wellInBothThemes = async () => {
      for (const theme of ['dark', 'light'] as const) {
        await inTheme(page, theme);
        expect(await axeFindings(page)).toEqual([]);
      }
    };
    await page.goto(guarded.link);
    await page.getByRole('link', { name: 'Rollouts' }).click();
    await expect(page.getByText(/^Step 1 of 3, 1 %: needs/)).toBeVisible();
    await wellInBothThemes();
    await page.getByRole('link', { name: /mfe-games of lagoon/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(RELEASE) })).toBeVisible();

    const chart = page.getByRole('figure', { name: 'Loads that failed' });
    await expect(chart.locator('canvas')).toBeVisible();
    await chart.getByText('Figures of loads that failed').click();
    await expect(chart.getByRole('row', { name: /UTC 0 %/ }).first()).toBeVisible();
    await wellInBothThemes();

    // On a phone the page scrolls, and the window not once more around it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('heading', { name: 'Minute by minute, UTC' }).scrollIntoViewIfNeeded();
    const further = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(further).toBe(0);
    await page.setViewportSize(WIDE);

    const live = page.getByRole('region', { name: 'Steps' }).locator('[aria-current="step"]');
    await expect(live).toContainText('1 %');
    await page.getByRole('tab', { name: 'Share' }).click();
    await page.getByRole('spinbutton', { name: 'Share in per cent' }).fill('25');
    await expect(page.getByText(`Becomes live for ${MERCHANT}`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).fill('support is ready');
    await page.getByRole('button', { name: 'Give it to 25 % of the users' }).click();
    await expect(live).toContainText('25 %', CHANGED);

    await page.getByRole('tab', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible(CHANGED);

    await page.getByRole('tab', { name: 'Abort' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('not today');
    await page.getByRole('button', { name: 'Abort' }).click();
    await expect(page.getByRole('heading', { name: 'This rollout has ended' })).toBeVisible(CHANGED);
    const log = await guarded.run('log', '--merchant', MERCHANT, '--limit', '3');
    expect(log).toMatch(/abort .*not today[\s\S]* pause [\s\S]* step .*25 %.*support is ready/);
  });
});
