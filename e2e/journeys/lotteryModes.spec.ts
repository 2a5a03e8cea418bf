import type { Page } from '@playwright/test';
import { changeAnswer } from '../support/changeAnswer';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* Which play type and prize mode a lottery opens with, by its vendor and by the merchant's vendors. */

const VENDOR_TYPES = '**/wps/relay/GCSGAME_getVassGameType?**';

interface VendorTypes {
  readonly mapping: Readonly<Record<string, unknown>>;
}

/** Opens the first lottery of a vendor from its list, and answers how its page was asked for. */
async function open(page: Page, gameType: string, vendor: string): Promise<Record<string, string>> {
  await page.goto(`/m/gameList?gameType=${gameType}&vassalage=${vendor}`);
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/m\/startLottery\?/);
  await expect(page.frameLocator('iframe').locator('body')).toBeVisible();
  const { playType, prize_mode: prizeMode } = Object.fromEntries(new URL(page.url()).searchParams);
  const frame = page.frames().find((each) => each.url().includes('/m/lotto-h5/'));
  const sent = new URL(frame?.url() ?? '').searchParams;
  expect([sent.get('playType'), sent.get('prize_mode')]).toEqual([playType, prizeMode]);
  return { playType: playType ?? '', prizeMode: prizeMode ?? '' };
}

for (const variant of siteVariants) {
  test.describe(`lotteries, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);

    test('open by their vendor’s prize mode and play type', {
      tag: ['@GA-055', '@GA-056', '@GA-060', '@GA-066'],
    }, async ({ page, signIn }) => {
      await signIn('agent01');
      expect(await open(page, 'LOTT', 'TCG_SEA')).toEqual({ playType: 'trad', prizeMode: 'SEA' });
      expect(await open(page, 'LOTT', 'NUMERA')).toEqual({ playType: 'trad', prizeMode: 'ELOTT' });
      expect(await open(page, 'ELOTT', 'TCG_LOTTO_VN')).toEqual({ playType: 'ent', prizeMode: 'ELOTT' });

      await test.step('a merchant without those vendors of e-lotteries plays for LOTT prizes', async () => {
        await changeAnswer<VendorTypes>(page, VENDOR_TYPES, ({ mapping, ...types }) => {
          const { ELOTT: _elott, ...others } = mapping;
          return { ...types, mapping: others };
        });
        expect(await open(page, 'LOTT', 'NUMERA')).toEqual({ playType: 'trad', prizeMode: 'LOTT' });
      });
    });
  });
}
