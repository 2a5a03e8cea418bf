import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The figure on home, where the platform says it. The illustration elsewhere is tested with the component. */

const counting = { en: 'Counting now', th: 'กำลังนับ' } as const;

for (const language of ['en', 'th'] as const) {
  test.describe(`lagoon, ${language}`, () => {
    test.use({ merchant: 'lagoon', language, theme: 'light' });

    test('the figure of the platform is shown as the platform says it', async ({ page }) => {
      const answered = page.waitForResponse('**/wps/game/jackpot*');
      await page.goto('/m/home');
      const { value } = (await (await answered).json()) as { value: { amount: string } };
      const shown = page.getByRole('region', { name: words[language].jackpot });
      await expect(shown.getByText(counting[language])).toBeVisible();
      const read = await shown.getByRole('img').getAttribute('aria-label');
      expect(Number(read?.replace(/\D/g, ''))).toBe(Math.trunc(Number(value.amount)));
    });
  });
}
