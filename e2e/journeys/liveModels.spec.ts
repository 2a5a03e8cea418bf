import type { Page } from '@playwright/test';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* Who presents at live tables, on home. Their states, and the live category, are tested with the component. */

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
      await expectStill(page);

      const launched = page.waitForRequest('**/wps/game/launchGame?**');
      await model.getByRole('button', { name: `${say.model} ${say.table}` }).click();
      expect(new URL((await launched).url()).searchParams.get('nodeId')).toBe('JADEWORKS-orchid-roulette');
    });
  });
}
