import type { Page, Response } from '@playwright/test';
import { launchChat } from '@site/contracts/areas/chat';
import { axeFindings, colourFindings } from '../support/axe';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { slowAnswers } from '../support/slowAnswers';
import { expect, test } from './auditTest';
import { smallTargets } from './targets';
import { badlySetThai } from './thaiLines';
import { allVisits } from './visits';

/*
 * Every page, opened once at each merchant: one visit makes all audits. Pages come from the route table (visits.ts).
 * Each page is seen with both brands in both themes, and in both languages: the next page in the table has the
 * other one at the same merchant, since a brand changes colours and shapes, and no text.
 */

const MERCHANTS = [
  { merchant: 'aurora', theme: 'dark', otherTheme: 'light' },
  { merchant: 'lagoon', theme: 'light', otherTheme: 'dark' },
] as const;
const LANGUAGES = ['en', 'th'] as const;

/** So long that every skeleton shows before what it stands for, in ms. */
const ANSWERS_TAKE = 600;

/** The narrowest phone, and a page at 400 % on a screen 1,280 wide (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Our own check of targets asks for more, and scrolls to what the tab bar covers. */
const OURS_ASKS_MORE = { without: ['target-size'] };

const visits = await allVisits();

for (const [place, { merchant, theme, otherTheme }] of MERCHANTS.entries()) {
  for (const [turn, language] of LANGUAGES.entries()) {
    test.describe(`${merchant}, ${language}`, { tag: '@each-variant' }, () => {
      test.use({ variant: { merchant, language, theme } });

      for (const { address, account } of visits.filter((_, index) => (index + place) % 2 === turn)) {
        test(`${address}, ${account ?? 'a guest'}`, { tag: '@FD-033' }, async ({ visitor, troubles }) => {
          const page = await visitor(account);
          await countLayoutShift(page);
          await slowAnswers(page, ANSWERS_TAKE);
          await stayOnSite(page);
          const document = await page.goto(address.replace('{merchant}', merchant));
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await quiet(page);

          await expectStill(page);
          expectStrictPolicy(document);
          // What moves is half there: axe would measure the colours of that.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect.soft(await axeFindings(page, OURS_ASKS_MORE), `axe finds nothing, ${theme}`).toEqual([]);
          // As the side menu does it (host-shell, preferences/theme.ts).
          await page.evaluate((chosen) => {
            window.document.documentElement.dataset.theme = chosen;
          }, otherTheme);
          expect
            .soft(await colourFindings(page), `axe finds nothing in the colours, ${otherTheme}`)
            .toEqual([]);
          if (language === 'th')
            expect.soft(await page.evaluate(badlySetThai), 'Thai has tall lines and whole words').toEqual([]);
          const small = await page.evaluate(smallTargets);
          expect.soft(small, 'every control is big enough for a finger').toEqual([]);
          await page.setViewportSize(NARROW);
          await expect
            .soft(async () => expect(await overflow(page)).toBeLessThanOrEqual(0), 'fits 320')
            .toPass({ timeout: 5_000 });
          expect.soft(troubles(page), 'nothing is thrown, and the policy is kept').toEqual([]);
        });
      }
    });
  }
}

/** The chat's page would leave for the desk: it gets an address that the site does not follow. */
const stayOnSite = (page: Page) =>
  page.route(`**${launchChat.path}*`, (route) =>
    route.fulfill({ json: { success: true, value: { chatUrl: 'https://elsewhere.example/' } } }),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

function expectStrictPolicy(document: Response | null): void {
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect.soft(policy).toContain("default-src 'none'");
  expect.soft(policy).toContain("require-trusted-types-for 'script'");
  expect.soft(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|(?:^|\s)\*(?:\s|;|$)|https?:\s/);
}
