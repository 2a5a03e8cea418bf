import type { Page } from '@playwright/test';
import type { LiveModel } from '@site/contracts/areas/live';
import { changeAnswer } from '../support/changeAnswer';
import { countLayoutShift, layoutShift, MAX_SHIFT } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* Who presents at live tables, on home and above the live category. Its states are tested with the component. */

const MODELS = '**/wps/live/models?**';

const said = {
  en: { title: 'Live now', mark: 'Live', model: 'Mali', table: 'Orchid Roulette' },
  th: { title: 'กำลังถ่ายทอดสด', mark: 'สด', model: 'มะลิ', table: 'Orchid Roulette' },
} as const;

const strip = (page: Page, title: string) => page.getByRole('list', { name: title });

for (const variant of [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
] as const) {
  test.describe(`live models, ${variant.language}`, () => {
    test.use(variant);
    const say = said[variant.language];

    test('come on the way down home without moving it, and lead to their table', {
      tag: ['@ME-026', '@RP-052'],
    }, async ({ page, signIn }) => {
      await countLayoutShift(page);
      await signIn('agent01');
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/wps/live/models')) calls += 1;
      });
      await page.goto('/m/home');
      await expect(page.getByRole('list', { name: words[variant.language].hotNow })).toBeVisible();
      await quiet(page);
      expect(calls).toBe(0);

      const asked = page.waitForRequest(MODELS);
      await page.getByRole('region', { name: words[variant.language].winners }).scrollIntoViewIfNeeded();
      const { searchParams } = new URL((await asked).url());
      expect([searchParams.get('active'), searchParams.get('streaming')]).toEqual(['1', '1']);
      const model = strip(page, say.title).getByRole('listitem').first();
      await expect(model).toContainText(say.mark);
      await expect(model.locator('img')).toHaveJSProperty('complete', true);
      await expect(strip(page, say.title).getByRole('listitem')).toHaveCount(6);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);

      const launched = page.waitForRequest('**/wps/game/launchGame?**');
      await model.getByRole('button', { name: `${say.model} ${say.table}` }).click();
      expect(new URL((await launched).url()).searchParams.get('nodeId')).toBe('JADEWORKS-orchid-roulette');
    });

    test('stand above the live category, and not above a search in it', async ({ page }) => {
      await page.goto('/m/live');
      await expect(strip(page, say.title).getByRole('listitem')).toHaveCount(6);
      await page.goto('/m/live?name=Orchid');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(strip(page, say.title)).toHaveCount(0);
    });

    test('are nothing at all when nobody is on air, or the platform does not answer', {
      tag: '@ME-026',
    }, async ({ page }) => {
      await changeAnswer<{ list: LiveModel[] }>(page, MODELS, () => ({ list: [] }));
      for (const fail of [false, true]) {
        if (fail) await page.route(MODELS, (route) => route.abort());
        const asked = page.waitForRequest(MODELS);
        await page.goto('/m/live');
        await asked;
        await quiet(page);
        await expect(page.getByText(say.title)).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveText('');
        const list = page.getByRole('article').first();
        const tabs = page.getByRole('tablist');
        const gap = async () => ((await list.boundingBox())?.y ?? 0) - ((await tabs.boundingBox())?.y ?? 0);
        // A read is tried again before it has failed.
        await expect.poll(gap).toBeLessThan(100);
      }
    });
  });
}

test.describe('a merchant without live models', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });

  test('has none above the live category, and asks for none', { tag: '@RP-052' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/live/models')) asked.push(request.url());
    });
    await page.goto('/m/live');
    await expect(page.getByRole('article').first()).toBeVisible();
    await quiet(page);
    expect(asked).toEqual([]);
    await expect(page.getByText(said.th.title)).toHaveCount(0);
  });
});
