import { test as base, expect } from '@playwright/test';
import { hideLoginPopup } from './loginPopup';
import { type SiteCode, siteOrigin } from './site';

export { expect };

export interface SiteOptions {
  merchant: SiteCode;
  language: 'en' | 'th';
  theme: 'dark' | 'light';
  /** Whether home's pop-ups open by themselves: false but where they are what is tested. */
  loginPopup: boolean;
}

interface SiteFixtures {
  /** What went wrong in the page although no test asked for it. */
  troubles: string[];
  /** Troubles that a test makes on purpose: they do not fail it. */
  expectedTroubles: RegExp[];
}

/** Messages of the browser's console that mean that the page is not as it should be. */
const TROUBLE =
  /Content Security Policy|Trusted ?Types?|TrustedHTML|TrustedScript|Integrity|Uncaught|Hydration|Warning:/i;

/**
 * The site's `test`: opens a merchant in a language and theme, and fails any test in whose page something was
 * thrown or the security policy was broken. The policy is the one that players get.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  merchant: ['aurora', { option: true }],
  language: ['en', { option: true }],
  theme: ['dark', { option: true }],
  loginPopup: [false, { option: true }],
  baseURL: async ({ merchant }, use) => use(siteOrigin(merchant)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs.
  expectedTroubles: async ({}, use) => use([]),
  troubles: [
    async ({ page, expectedTroubles }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (TROUBLE.test(message.text())) troubles.push(`console: ${message.text()}`);
      });
      await use(troubles);
      const isExpected = (trouble: string) => expectedTroubles.some((pattern) => pattern.test(trouble));
      expect(troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, language, theme, loginPopup }, use) => {
    if (!loginPopup) await page.addInitScript(hideLoginPopup);
    await page.addInitScript(
      ([storedLanguage, storedTheme]) => {
        // Frames of other origins have a storage of their own, and the first document none at all.
        if (window.origin === 'null') return;
        localStorage.getItem('language') ?? localStorage.setItem('language', storedLanguage);
        localStorage.getItem('theme') ?? localStorage.setItem('theme', storedTheme);
      },
      [language.toUpperCase(), theme] as const,
    );
    await use(page);
  },
});
