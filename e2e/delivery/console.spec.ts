import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { type OwnConsole, startOwnConsole } from './ownConsole';

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
