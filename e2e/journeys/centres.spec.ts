import { changeAnswer } from '../support/changeAnswer';
import { gameWords } from '../support/gameWords';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* The centres of games and of slots: where they lead, and what they say where their answers are missing. */

const VENDOR_TYPES = '**/wps/relay/GCSGAME_getVassGameType?**';

const texts = {
  en: { failed: 'Games did not load', again: 'Try again', none: 'No games here yet' },
  th: { failed: 'โหลดเกมไม่สำเร็จ', again: 'ลองอีกครั้ง', none: 'ยังไม่มีเกมในหมวดนี้' },
} as const;

interface VendorTypes {
  readonly sorting: readonly unknown[];
}

for (const variant of siteVariants) {
  test.describe(`the centres, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const game = gameWords[variant.language];
    const say = texts[variant.language];

    for (const [path, title] of [
      ['/m/gameCenter', game.gameCentre],
      ['/m/slotsCenter', game.slotsCentre],
    ] as const) {
      test(`${path} says why it has nothing to show, and tries again`, { tag: '@GA-073' }, async ({
        page,
      }) => {
        await page.route(VENDOR_TYPES, (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('heading', { name: say.failed })).toBeVisible();
        await page.unroute(VENDOR_TYPES);
        await page.getByRole('button', { name: say.again }).click();
        await expect(page.getByRole('link', { name: 'Moonreef' }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: say.failed })).toHaveCount(0);
      });
    }

    test('a merchant without categories has a game centre that says so', { tag: '@GA-073' }, async ({
      page,
    }) => {
      await changeAnswer<VendorTypes>(page, VENDOR_TYPES, (types) => ({ ...types, sorting: [] }));
      await page.goto('/m/gameCenter');
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    });

    test('every category and provider of the game centre leads to games', { tag: '@GA-073' }, async ({
      page,
    }) => {
      await page.goto('/m/gameCenter');
      const cards = page.getByRole('list', { name: game.categories, exact: true });
      await expect(cards.getByRole('article').first()).toBeVisible();
      const links = await cards
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.length).toBeGreaterThan(20);
      expect(new Set(links).size).toBe(links.length);
      for (const href of [links[0], links[1], links.at(-1)]) {
        await page.goto(href ?? '');
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      }
    });
  });
}
