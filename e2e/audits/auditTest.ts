import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { phone } from '../support/browser';
import { hideLoginPopup } from '../support/loginPopup';
import { watchRequests } from '../support/quiet';
import { openSession } from '../support/session';
import { type MerchantCode, siteOrigin } from '../support/site';
import { storeChoice } from '../support/test';
import { watchTroubles } from '../support/troubles';

export { expect };

interface Variant {
  readonly merchant: MerchantCode;
  readonly language: 'en' | 'th';
  readonly theme: 'dark' | 'light';
}

interface AuditFixtures {
  variant: Variant;
  /** Opens an empty page of a demonstration account's browser, or of a guest's. */
  visitor: (account?: string) => Promise<Page>;
  /** What has gone wrong in the page so far. */
  troubles: (page: Page) => string[];
}

interface AuditBrowsers {
  /** A visitor's browser in a variant: it is kept for all pages, so that scripts come from its cache. */
  browserOf: (variant: Variant, account?: string) => Promise<BrowserContext>;
}

const troublesOf = new WeakMap<Page, string[]>();

/** `test` for pages that are only looked at: they share a browser for each variant and visitor. */
export const test = base.extend<AuditFixtures, AuditBrowsers>({
  variant: [{ merchant: 'aurora', language: 'en', theme: 'dark' }, { option: true }],
  browserOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      const open = async ({ merchant, language, theme }: Variant, account?: string) => {
        const origins = account ? [await openSession(merchant, account)] : [];
        const context = await browser.newContext({
          ...phone,
          baseURL: siteOrigin(merchant),
          storageState: { cookies: [], origins },
        });
        await context.addInitScript(hideLoginPopup);
        await context.addInitScript(storeChoice, [language.toUpperCase(), theme] as const);
        return context;
      };
      await use((variant, account) => {
        const key = JSON.stringify([variant, account]);
        const context = contexts.get(key) ?? open(variant, account);
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserOf, variant }, use) => {
    const pages: Page[] = [];
    await use(async (account) => {
      const page = await (await browserOf(variant, account)).newPage();
      pages.push(page);
      watchRequests(page);
      troublesOf.set(page, watchTroubles(page));
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs.
  troubles: async ({}, use) => use((page) => troublesOf.get(page) ?? []),
});
