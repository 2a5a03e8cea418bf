import { test as base, expect, type Page } from '@playwright/test';
import { hideLoginPopup } from './loginPopup';
import { newName, PASSWORD } from './newMember';
import { applicationShown, watchRequests } from './quiet';
import { giveSession, openSession, registerByCall } from './session';
import { type SiteCode, siteOrigin } from './site';
import { watchTroubles } from './troubles';

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
  /** Signs a demonstration account in without the login page, for the next document of the merchant. */
  signIn: (account: string) => Promise<void>;
  /** Makes a member with the password of `newMember.ts` and signs them in likewise; answers their name. */
  newMember: (options?: { email?: string }) => Promise<string>;
}

/** Whose players have asked their phones for less motion, where a test does not say otherwise. */
const STILL_MERCHANT = 'lagoon';

/** Puts a language and a theme into a browser that has chosen none. */
export const storeChoice = ([language, theme]: readonly [language: string, theme: string]): void => {
  // Frames of other origins have a storage of their own, and the first document none at all.
  if (window.origin === 'null') return;
  localStorage.getItem('language') ?? localStorage.setItem('language', language);
  localStorage.getItem('theme') ?? localStorage.setItem('theme', theme);
};

/** So long a page may have a first view and no application: tests of scripts that do not come go on after that, in ms. */
const FIRST_VIEW_LIMIT_MS = 15_000;

/**
 * What a document shows before its application is there takes presses and no keys, and is gone a moment later: a test
 * looks at the application, unless it opens the page only until its answer has begun (`commit`).
 */
function beginWithTheApplication(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit')
      await applicationShown(page, FIRST_VIEW_LIMIT_MS).catch(() => undefined);
    return response;
  };
}

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
  // What is tested at two merchants is seen with motion and without.
  contextOptions: async ({ merchant, contextOptions }, use) =>
    use({ ...(merchant === STILL_MERCHANT && { reducedMotion: 'reduce' }), ...contextOptions }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs.
  expectedTroubles: async ({}, use) => use([]),
  troubles: [
    async ({ page, expectedTroubles }, use) => {
      const troubles = watchTroubles(page);
      await use(troubles);
      const isExpected = (trouble: string) => expectedTroubles.some((pattern) => pattern.test(trouble));
      expect(troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, merchant }, use) =>
    use(async (account) => giveSession(context, await openSession(merchant, account))),
  newMember: async ({ context, merchant }, use) =>
    use(async ({ email = '' } = {}) => {
      const username = newName();
      await giveSession(context, await registerByCall(merchant, { username, password: PASSWORD, email }));
      return username;
    }),
  page: async ({ page, language, theme, loginPopup }, use) => {
    watchRequests(page);
    beginWithTheApplication(page);
    if (!loginPopup) await page.addInitScript(hideLoginPopup);
    await page.addInitScript(storeChoice, [language.toUpperCase(), theme] as const);
    await use(page);
    // A call that the page makes at the test's last moment would fail in it as a fault of no test, and end the worker.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
