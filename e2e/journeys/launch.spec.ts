import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { passMinutes } from '../support/passTime';
import { playWords } from '../support/playWords';
import { newMoneyMember } from '../support/sandboxBank';
import { sitePorts } from '../support/site';
import { expect, test } from '../support/test';
import { named, words } from '../support/words';

const PLATFORM = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;
const LAUNCH = '**/wps/game/launchGame?**';
const MINUTE_MS = 60_000;
/** How often a reality check comes to who has not chosen, in minutes. */
const AN_HOUR = 60;
/** Half of the wait after which a game is said to be slow. */
const STEP_MS = 5_000;

/** The agent plays here: the journeys of the player compare its balance. */
const ACCOUNT = 'agent01';

/** A game for a frame, and one of each brand whose vendor can be made to fail without harm to other journeys. */
const GAME = 'Copper Koi';

const variants = [
  {
    variant: { merchant: 'aurora', language: 'en', theme: 'dark' },
    failing: { name: 'Crown of Rain', nodeId: 'MOONREEF-crown-of-rain' },
    popup: 'Football League',
    entry: 'Paper Card House',
    fb: 'Match Day',
  },
  {
    variant: { merchant: 'lagoon', language: 'th', theme: 'light' },
    failing: { name: 'เจ็ดคลื่น', nodeId: 'MOONREEF-seven-tides' },
    popup: 'ลีกฟุตบอล',
    entry: 'บ้านไพ่กระดาษ',
    fb: 'วันแข่งขัน',
  },
] as const;

const tile = (page: Page, game: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${game}`) })
    .first();

const listOf = (type: string, game: string) =>
  `/m/gameList?gameType=${type}&name=${encodeURIComponent(game)}`;

const setFault = (request: APIRequestContext, nodeId: string, fault: string | null) =>
  request.put(`${PLATFORM}/sandbox/games/${nodeId}/fault`, { data: { fault } });

for (const { variant, failing, popup, entry, fb } of variants) {
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

    test('a guest logs in first, and is back at the game', { tag: ['@GA-054'] }, async ({ page }) => {
      await page.goto(listOf('RNG', GAME));
      await tile(page, GAME).click();
      await expect(page).toHaveURL(/\/m\/login\?return=/);
      await logIn(page, common, ACCOUNT);
      await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/);
      await expect(tile(page, GAME)).toBeVisible();
    });

    test('a game opens inside the site, by a launch that is in no address, and leads back', {
      tag: ['@GA-052', '@GA-058', '@RP-029'],
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

      await test.step('so does its own control, the balance is asked for again, and the game is a recent one', async () => {
        await page.goto('/m/home');
        await tile(page, GAME).click();
        await expect(spinButton(page)).toBeVisible();
        const asked = page.waitForResponse('**/wps/wallets/gcs*');
        await page.getByRole('button', { name: say.close }).click();
        await asked;
        await expect(page).toHaveURL(/\/m\/home$/);
        await page.goto('/m/gameList?type=recent&gameType=RNG');
        await expect(tile(page, GAME)).toBeVisible();
      });
    });

    test('a game of FB opens by the launch that is its own, and the document is called as it is', {
      tag: ['@RP-029'],
    }, async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/launchGame|gameLaunchFB/.test(request.url())) calls.push(request.url());
      });
      await page.goto('/m/sports?vassalage=FB');
      await tile(page, fb).click();
      await expect(spinButton(page)).toBeVisible();
      expect(calls).toHaveLength(1);
      const { pathname, searchParams } = new URL(calls[0] ?? '');
      expect(pathname).toBe('/wps/relay/GCS_gameLaunchFB');
      expect(Object.fromEntries(searchParams)).toMatchObject({ vendor: 'FB', category: 'SPORTS' });
      await expect(page).toHaveTitle(fb);

      await test.step('a reload asks for another one in the same way', async () => {
        const again = page.waitForRequest('**/wps/relay/GCS_gameLaunchFB?**');
        await page.reload();
        await again;
        await expect(spinButton(page)).toBeVisible();
      });
    });

    test('an entry that stands for its vendor opens the list of that vendor', {
      tag: ['@GA-057'],
    }, async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      await page.goto(listOf('PVP', entry));
      await tile(page, entry).click();
      await expect(page).toHaveURL(/gameType=PVP.*vassalage=PAPERCRANE/);
    });

    test('a vendor that fails leaves the player in the list, and says why', async ({
      page,
      request,
      signIn,
    }) => {
      await signIn(ACCOUNT);
      await page.goto(listOf('RNG', failing.name));
      try {
        for (const [fault, text] of [
          ['timeout', say.timeout],
          ['noAddress', say.empty],
          ['withdrawn', say.gone],
        ] as const) {
          await setFault(request, failing.nodeId, fault);
          const listed = page.waitForRequest('**/wps/relay/GCSGAME_gameList?**', { timeout: 30_000 });
          await tile(page, failing.name).click();
          await expect(page.getByText(text)).toBeVisible({ timeout: 15_000 });
          await expect(page).toHaveURL(/\/m\/gameList/);
          if (fault === 'withdrawn') await listed;
          else listed.catch(() => undefined);
        }
      } finally {
        await setFault(request, failing.nodeId, null);
      }
      await tile(page, failing.name).click();
      await expect(spinButton(page)).toBeVisible();
    });

    test('a frame that shows nothing is said to be slow, and is tried again', async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      await page.clock.install();
      let blocked = true;
      await page.route('**/sandbox/play?**', (route) => (blocked ? route.abort() : route.continue()));
      await page.goto(listOf('RNG', GAME));
      await tile(page, GAME).click();
      await expect(page.locator('iframe')).toBeAttached();
      // The frame may be there before its wait is counted.
      await expect(async () => {
        await page.clock.fastForward(STEP_MS);
        await expect(page.getByText(say.slow)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 8_000 });
      blocked = false;
      await page.getByRole('button', { name: say.tryAgain }).click();
      await expect(spinButton(page)).toBeVisible();
    });

    test('a blocked popup is said to be, and this tab is offered', { tag: ['@GA-061'] }, async ({
      page,
      signIn,
    }) => {
      await signIn(ACCOUNT);
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

    test('the sheet tells of a game, and its demo moves no money', async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      await page.goto(listOf('RNG', GAME));
      await page.getByRole('button', { name: named(say.about, GAME) }).click();
      const sheet = page.getByRole('dialog', { name: GAME });
      await expect(sheet.getByText(say.rtp, { exact: true })).toBeVisible();
      await expect(sheet.getByText(say.maxBet)).toBeVisible();
      await sheet.getByRole('button', { name: say.demo }).click();
      await expect(page).toHaveURL(/\/m\/play\?game=MOONREEF-copper-koi&demo=1$/);
      await expect(page.getByText(say.demoMark, { exact: true })).toBeVisible();
      await expect(frame(page).getByText(say.playMoney)).toBeVisible();
    });

    test('a guest tries a game with play money, by way of a trial', {
      tag: ['@GA-059'],
    }, async ({ page }) => {
      await page.goto(listOf('RNG', GAME));
      await page.getByRole('button', { name: named(say.about, GAME) }).click();
      await page.getByRole('dialog', { name: GAME }).getByRole('button', { name: say.demo }).click();
      await expect(page).toHaveURL(/\/m\/trail\?return=/);
      const launched = page.waitForRequest(LAUNCH);
      await page.getByRole('button', { name: say.startTrial }).click();
      expect(new URL((await launched).url()).searchParams.get('freeplay')).toBe('1');
      await expect(page).toHaveURL(/\/m\/play\?game=MOONREEF-copper-koi&demo=1$/);
      await expect(frame(page).getByText(say.playMoney)).toBeVisible();
    });

    test('a reality check comes when the platform says so, with its sums, and again after another hour', {
      tag: ['@PL-014', '@PL-015'],
    }, async ({ page, context }) => {
      // Somebody of their own: the time that passes is not that of other journeys.
      const player = await newMoneyMember(context, variant.merchant);
      await page.clock.install();
      const seen = page.waitForResponse('**/wps/care/seen');
      await openGame(page);
      await seen;
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

    test('time and result stand over a game, with limits, break and statement one press away', {
      tag: ['@PL-016', '@PL-043'],
    }, async ({ page, signIn }) => {
      await signIn(ACCOUNT);
      await openGame(page);
      const bar = page.getByRole('main');
      await expect(bar.getByText(say.timePlayed)).toBeVisible();
      await expect(bar.getByText(say.result)).toBeVisible();
      await expect(bar.getByRole('definition').last()).toContainText('฿');
      await bar.getByRole('button', { name: say.showSession }).click();
      for (const name of [say.break, say.statement])
        await expect(bar.getByRole('link', { name })).toBeVisible();
      await bar.getByRole('link', { name: say.limits }).click();
      await expect(page).toHaveURL(/\/m\/care\/limits$/);
    });
  });
}
