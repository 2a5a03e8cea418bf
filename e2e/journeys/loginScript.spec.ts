import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { input } from '../support/members';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

const say = accessWords.en;

/** Compressed, of the login page's own remote: its entry and all that comes before the form can be used. */
const BUDGET_BYTES = 49_900;
const OWN_SCRIPT = /\/mfe-auth\/[^/]+\/.+\.js$/;

/** Names that libraries carry in their script. None of them is for somebody who only looks at the page. */
const LIBRARIES = { jose: 'ERR_JWE_INVALID', altcha: 'PBKDF2', firebase: '@firebase/auth' } as const;

/** All scripts that the page has asked for. */
function collectScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return urls;
}

/** Which of the libraries are in the scripts. */
async function librariesIn(page: Page, urls: Iterable<string>): Promise<string[]> {
  const found = new Set<string>();
  for (const url of urls) {
    const text = await page.evaluate((address) => fetch(address).then((answer) => answer.text()), url);
    for (const [name, mark] of Object.entries(LIBRARIES)) if (text.includes(mark)) found.add(name);
  }
  return [...found].sort();
}

for (const merchant of ['aurora', 'lagoon'] as const) {
  test.describe(merchant, { tag: '@each-variant' }, () => {
    test.use({ merchant });

    test('the login page’s own script is small, and free of what most logins never need', async ({
      page,
      request,
    }) => {
      // What is fetched ahead when the page is idle is no part of its first load.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const urls = collectScripts(page);
      await page.goto('/m/login');
      await expect(input(page, say.password)).toBeEditable();
      await quiet(page);
      const own = [...urls].filter((url) => OWN_SCRIPT.test(url));
      expect(own.some((url) => url.includes('expose_LoginPage'))).toBe(true);

      let bytes = 0;
      for (const url of own) {
        const answer = await request.head(url, { headers: { 'accept-encoding': 'br' } });
        expect(answer.headers()['content-encoding']).toBe('br');
        bytes += Number(answer.headers()['content-length']);
      }
      expect(bytes).toBeLessThan(BUDGET_BYTES);
      expect(await librariesIn(page, urls)).toEqual([]);
    });
  });
}

test.describe('what a login does need', () => {
  test.use({ merchant: 'lagoon' });

  test('comes with the step that needs it', async ({ page }) => {
    const urls = collectScripts(page);
    await page.goto('/m/login');
    await page.getByRole('tab', { name: say.byCode }).click();
    await page.getByRole('checkbox', { name: say.human }).click();
    await expect(page.getByRole('checkbox', { name: say.human })).toBeChecked({ timeout: 20_000 });
    expect(await librariesIn(page, urls)).toEqual(['altcha']);
    await input(page, say.mobile).fill('0800000000');
    await input(page, say.code).fill('000000');
    await page.locator('form').getByRole('button', { name: say.logIn, exact: true }).click();
    await expect(input(page, say.code)).toHaveAttribute('aria-invalid', 'true');
    expect(await librariesIn(page, urls)).toEqual(['altcha', 'jose']);
  });
});
