import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { changeAnswer } from '../support/changeAnswer';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const STATUS = '**/wps/system/status*';

type Closed = { maintenance?: boolean; regionRestriction?: boolean };

/** Answers the status as the platform does, but for what is closed. */
const close = (page: Page, closed: Closed) =>
  changeAnswer<Closed>(page, STATUS, (status) => ({ ...status, ...closed }));

test('the site closes while it is open, says why, and opens again by itself', {
  tag: ['@HS-033', '@HS-034', '@HS-035'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/gameList');
  const search = page.getByRole('searchbox', { name: say.search });
  await search.fill('koi');

  await test.step('for maintenance', async () => {
    await close(page, { maintenance: true, regionRestriction: true });
    await page.clock.runFor('01:01');
    await expect(page.getByRole('heading', { level: 1, name: 'Back shortly' })).toBeVisible();
    await expect(search).toBeHidden();
    await expect(page.getByRole('button', { name: 'Contact support' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('where access is restricted, with the address and a contact', async () => {
    await page.unroute(STATUS);
    await close(page, { regionRestriction: true });
    await page.clock.runFor('00:16');
    await expect(page.getByRole('heading', { level: 1, name: 'Not available here' })).toBeVisible();
    await expect(search).toBeHidden();
    await expect(page.getByText(/^(?:\d{1,3}\.){3}\d{1,3}$|^[0-9a-f:]+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contact support' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await page.unroute(STATUS);
  await page.clock.runFor('00:16');
  await expect(search).toHaveValue('koi');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available here' })).toHaveCount(0);
});
