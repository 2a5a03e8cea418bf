import { holdBack } from '../support/holdBack';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { expect, test } from '../support/test';

/** Longer than a load may take before it is called slow, in ms. */
const SLOW_MS = 5_000;
/** Texts that become longer by a letter, and no more. */
const NO_JUMP = 0.01;

test('home does not jump when it says that the connection is slow, nor when it stops', async ({ page }) => {
  const arrive = await holdBack(page, '**/GCSGAME_getRankList?**');
  await page.clock.install();
  await countLayoutShift(page);
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward(SLOW_MS);
  const bar = page.getByText('Slow connection');
  await expect(bar).toBeInViewport({ ratio: 1 });
  arrive();
  await expect(bar).toHaveCount(0);
  await expectStill(page, NO_JUMP);
});
