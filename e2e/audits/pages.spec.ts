import type { Page, Response } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { countLayoutShift, layoutShift, MAX_SHIFT } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { slowAnswers } from '../support/slowAnswers';
import { expect, test } from './auditTest';
import { smallTargets } from './targets';
import { badlySetThai } from './thaiLines';
import { allVisits } from './visits';

/*
 * Every page, opened once in each variant: one visit makes all audits. Pages come from the route table
 * (visits.ts).
 */

/** Each brand, theme and language with every other; two of them with answers that take their time. */
const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark', answersTake: 600 },
  { merchant: 'aurora', language: 'th', theme: 'light', answersTake: 0 },
  { merchant: 'lagoon', language: 'th', theme: 'dark', answersTake: 0 },
  { merchant: 'lagoon', language: 'en', theme: 'light', answersTake: 600 },
] as const;

/** The narrowest phone, and a page at 400 % on a screen 1,280 wide (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

const visits = await allVisits();

for (const { answersTake, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, () => {
    test.use({ variant });

    for (const { address, account } of visits) {
      test(`${address}, ${account ?? 'a guest'}`, { tag: '@FD-033' }, async ({ visitor, troubles }) => {
        const page = await visitor(account);
        await countLayoutShift(page);
        // Every skeleton shows before what it stands for.
        if (answersTake > 0) await slowAnswers(page, answersTake);
        const document = await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await quiet(page);

        expect.soft(await layoutShift(page), 'nothing jumps').toBeLessThan(MAX_SHIFT);
        expectStrictPolicy(document);
        // What moves is half there: axe would measure the colours of that.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Ours (below) asks for more, and scrolls to what the tab bar covers.
        expect.soft(await axeFindings(page, { without: ['target-size'] }), 'axe finds nothing').toEqual([]);
        if (variant.language === 'th')
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

function expectStrictPolicy(document: Response | null): void {
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect.soft(policy).toContain("default-src 'none'");
  expect.soft(policy).toContain("require-trusted-types-for 'script'");
  expect.soft(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|(?:^|\s)\*(?:\s|;|$)|https?:\s/);
}
