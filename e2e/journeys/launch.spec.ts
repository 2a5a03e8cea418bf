import type { Page } from '@playwright/test';
import { gameWords } from '../support/gameWords';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { moneyOf } from '../support/locks';
import { passMinutes } from '../support/passTime';
import { playWords } from '../support/playWords';
import { quiet } from '../support/quiet';
import { newMoneyMember } from '../support/sandboxBank';
import { expect, test } from '../support/test';
import { named, words } from '../support/words';

const LAUNCH = '**/wps/game/launchGame?**';
const MINUTE_MS = 60_000;
/** How often a reality check comes to who has not chosen, in minutes. */
const AN_HOUR = 60;

/** The agent plays here: the journeys of the player compare its balance. */
const ACCOUNT = 'agent01';

/** A game for a frame. */
const GAME = 'Copper Koi';

/** With a game that opens in a tab of its own. */
const variants = [
  { variant: { merchant: 'aurora', language: 'en', theme: 'dark' }, popup: 'Football League' },
  { variant: { merchant: 'lagoon', language: 'th', theme: 'light' }, popup: 'ลีกฟุตบอล' },
] as const;

const tile = (page: Page, game: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${game}`) })
    .first();

const listOf = (type: string, game: string) =>
  `/m/gameList?gameType=${type}&name=${encodeURIComponent(game)}`;

for (const { variant, popup } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const common = words[variant.language];
    const say = playWords[variant.language];
    const frame = (page: Page) => page.frameLocator('iframe');
    const spinButton = (page: Page) => frame(page).getByRole('button', { name: common.spin, exact: true });

    async function openGame(page: Page) {
      await page.goto(listOf('RNG', GAME));
      await tile(page, GAME).click();
      await expect(spinButton(page)).toBeVisible();
    }

    test('a game opens inside the site, by a launch that is in no address, and leads back; another beside it', {
      tag: ['@GA-051', '@GA-052', '@GA-058', '@GA-061', '@RP-028', '@RP-029'],
      lock: moneyOf(ACCOUNT, variant.merchant),
    }, async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      const launched = page.waitForRequest(LAUNCH);
      const noted = page.waitForRequest('**/wps/relay/GCS_addRecentGame?**');
      await openGame(page);
      const sent = new URL((await launched).url()).searchParams;
      expect(Object.fromEntries(sent)).toMatchObject({
        category: 'RNG',
        vendor: 'MOONREEF',
        nodeId: 'MOONREEF-copper-koi',
        freeplay: '0',
      });
      expect(sent.get('gameId')).toMatch(/^\d+$/);
      await noted;
      expect(page.url()).toMatch(/\/m\/play\?game=MOONREEF-copper-koi$/);
      await expect(page).toHaveTitle(GAME);

      await test.step('it is played by the session of its own frame', async () => {
        const booked = page.waitForResponse((response) => response.url().endsWith('/sandbox/spin'));
        await spinButton(page).click();
        expect((await booked).ok()).toBe(true);
      });

      await test.step('a reload asks for another launch', async () => {
        const again = page.waitForRequest(LAUNCH);
        await page.reload();
        await again;
        await expect(spinButton(page)).toBeVisible();
      });

      await test.step('Back closes the game and not the site', async () => {
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/);
        await expect(tile(page, GAME)).toBeVisible();
      });

      await test.step('home has it among the recent games, which move nothing', async () => {
        await countLayoutShift(page);
        await page.goto('/m/home');
        const recent = page.getByRole('list', { name: gameWords[variant.language].recent });
        await expect(recent.getByRole('article').filter({ hasText: GAME })).toBeVisible();
        await quiet(page);
        await expectStill(page);
      });

      await test.step('its own control leads back too, and the balance is asked for again', async () => {
        await tile(page, GAME).click();
        await expect(spinButton(page)).toBeVisible();
        const asked = page.waitForResponse('**/wps/wallets/gcs*');
        await page.getByRole('button', { name: say.close }).click();
        await asked;
        await expect(page).toHaveURL(/\/m\/home$/);
        await page.goto('/m/gameList?type=recent&gameType=RNG');
        await expect(tile(page, GAME)).toBeVisible();
      });

      await test.step('where the browser blocks the tab of a game, this one is offered', async () => {
        await page.addInitScript(() => {
          window.open = () => null;
        });
        await page.goto(listOf('SPORTS', popup));
        await tile(page, popup).click();
        const question = page.getByRole('alertdialog', { name: say.blocked });
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: say.openHere }).click();
        await expect(page.getByText(common.demonstration)).toBeVisible();
      });
    });

    test('a guest tries a game with play money, by way of a trial', {
      tag: ['@GA-059'],
    }, async ({ page }) => {
      await page.goto(listOf('RNG', GAME));
      await page.getByRole('button', { name: named(say.about, GAME) }).click();
      const sheet = page.getByRole('dialog', { name: GAME });
      for (const fact of [say.rtp, say.maxBet])
        await expect(sheet.getByText(fact, { exact: true })).toBeVisible();
      await sheet.getByRole('button', { name: say.demo }).click();
      await expect(page).toHaveURL(/\/m\/trail\?return=/);
      const launched = page.waitForRequest(LAUNCH);
      await page.getByRole('button', { name: say.startTrial }).click();
      expect(new URL((await launched).url()).searchParams.get('freeplay')).toBe('1');
      await expect(page).toHaveURL(/\/m\/play\?game=MOONREEF-copper-koi&demo=1$/);
      await expect(page.getByText(say.demoMark, { exact: true })).toBeVisible();
      await expect(frame(page).getByText(say.playMoney)).toBeVisible();
    });

    test('a reality check comes when the platform says so, with its sums, and again after another hour', {
      tag: ['@PL-014', '@PL-015', '@PL-016', '@PL-043'],
    }, async ({ page, context }) => {
      // Somebody of their own: the time that passes is not that of other journeys.
      const player = await newMoneyMember(context, variant.merchant);
      await page.clock.install();
      const seen = page.waitForResponse('**/wps/care/seen');
      await openGame(page);
      await seen;

      await test.step('time and result stand over the game, and limits, break and statement one press away', async () => {
        const bar = page.getByRole('main');
        await expect(bar.getByText(say.timePlayed)).toBeVisible();
        await expect(bar.getByText(say.result)).toBeVisible();
        await expect(bar.getByRole('definition').last()).toContainText('฿');
        await bar.getByRole('button', { name: say.showSession }).click();
        for (const name of [say.limits, say.break, say.statement])
          await expect(bar.getByRole('link', { name })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      const check = page.getByRole('alertdialog', { name: say.played });
      await passMinutes(player, AN_HOUR);
      await page.clock.fastForward(MINUTE_MS);
      await expect(check.getByText(say.result)).toBeVisible();
      await expect(check.getByRole('definition').last()).toContainText('฿');
      for (const name of [say.limits, say.break, say.statement])
        await expect(check.getByRole('link', { name })).toBeVisible();
      await check.getByRole('button', { name: say.keepPlaying }).click();
      await expect(check).toBeHidden();

      await test.step('a reload brings the next one, not the same', async () => {
        await page.reload();
        await expect(spinButton(page)).toBeVisible();
        await expect(check).toBeHidden();
      });
      await passMinutes(player, AN_HOUR);
      await page.clock.fastForward(MINUTE_MS);
      await check.getByRole('button', { name: say.leave, exact: true }).click();
      await expect(page).toHaveURL(/\/m\/gameList/);
    });
  });
}
