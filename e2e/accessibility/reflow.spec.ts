import type { Page } from '@playwright/test';
import { PATHS } from '@site/contracts/values/paths';
import { allVisits } from '../audits/visits';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 320, height: 640 } });

test('a title is not cut for the balance beside it, which the keyboard still reaches', async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/set');
  const title = page.getByRole('heading', { level: 1, name: 'Settings' });
  const balance = page.getByRole('banner').getByRole('button', { name: /[\d,]+\.\d{2}/ });
  await expect(balance).toBeAttached();
  const isWhole = () => title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth);
  await expect.poll(isWhole).toBe(true);
  const centreIsBalance = () =>
    balance.evaluate((chip) => {
      const { left, top, width, height } = chip.getBoundingClientRect();
      return chip.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(centreIsBalance).toBe(false);
  await page.getByRole('button', { name: words.en.back }).focus();
  await page.keyboard.press('Tab');
  await expect(balance).toBeFocused();
  await expect.poll(centreIsBalance).toBe(true);
});

/** Opens another page as Back does, without a new document: that is what takes most of the time. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
}

/** Pages of agents: their names are long, in Thai above all. */
const ofAgents = (await allVisits())
  // Home's title is for readers alone.
  .filter(({ account, address }) => account === 'agent01' && address !== PATHS.home)
  .map(({ address }) => address)
  // The agents' home asks to sign a contract: nothing is opened from there.
  .sort((one, other) => Number(one === PATHS.agent) - Number(other === PATHS.agent));

for (const language of ['en', 'th'] as const)
  test.describe(language, { tag: '@each-variant' }, () => {
    test.use({ language });

    test('no title of a page of agents is cut', async ({ page, signIn }) => {
      await signIn('agent01');
      await page.goto(ofAgents[0] ?? PATHS.team);
      for (const address of ofAgents) {
        await open(page, address);
        await quiet(page);
        const cut = () =>
          page
            .getByRole('heading', { level: 1 })
            .evaluateAll((titles) =>
              titles
                .filter((title) => title.scrollWidth > title.clientWidth)
                .map(({ textContent }) => textContent),
            );
        await expect.poll(cut, { message: address }).toEqual([]);
      }
    });
  });
