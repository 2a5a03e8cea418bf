import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { releaseCandidate, site } from '../support/candidate';
import { CORAL, PEARL, siteOrigin } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const REMOTE = 'mfe-games';
const RELEASE = '9.5.0-rc.1';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: `${REMOTE}@${RELEASE}` });
/** Scripts of the candidate that ran in a page. */
function scriptsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/${REMOTE}/${RELEASE}/`) && response.ok()) found.push(response.url());
  });
  return found;
}

async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('a link shows a release in one tab of the live site, until it is ended or taken back', {
  tag: '@FD-077',
}, async ({ context, page }) => {
  const home = `${siteOrigin(CORAL)}/m/home`;
  await releaseCandidate(REMOTE, RELEASE);
  const made = ['preview', `${REMOTE}@${RELEASE}`, '--merchant', CORAL, '--for', '1h', '--json'];
  const { id, link } = JSON.parse(await site(...made));
  expect(new URL(link).origin).toBe(siteOrigin(CORAL));

  const scripts = scriptsOf(page);
  await openHome(page, link);
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(home);
  expect(scripts.some((url) => url.endsWith('.js'))).toBe(true);
  expect(await axeFindings(page, { within: '[role="status"]' })).toEqual([]);

  // The tab goes on with it, also through a new document.
  await page.reload();
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  const others = scriptsOf(other);
  await openHome(other, home);
  await expect(bar(other)).toHaveCount(0);

  // At another merchant, whose documents know the same key, nothing happens.
  await openHome(other, link.replace(siteOrigin(CORAL), siteOrigin(PEARL)));
  await expect(bar(other)).toHaveCount(0);
  await openHome(other, link.replace(/[^.]{4}$/, 'AAAA'));
  await expect(bar(other)).toHaveCount(0);
  expect(others).toEqual([]);

  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await openHome(page, link);
  await expect(bar(page)).toBeVisible();
  await site('preview', '--revoke', id, '--merchant', CORAL);
  await openHome(page, home);
  await expect(bar(page)).toHaveCount(0);
  await openHome(page, link);
  await expect(bar(page)).toHaveCount(0);
});
