import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { breakRemote } from './faults/breakRemote';
import { type FaultCase, faultCases } from './faults/faultCases';
import { remoteCases, signInFor } from './faults/remoteCases';
import { reportedFaults } from './faults/reports';

/** More than any time limit of the loading, in ms of the page's clock. */
const LONG = 10_000;

for (const fault of faultCases) {
  for (const remote of remoteCases) {
    test(
      `${remote.name}: ${fault.name}`,
      {
        tag: ['@FD-027', '@FD-028', '@FD-029', '@FD-031', ...(fault.tag ? [fault.tag] : [])],
        annotation: [
          { type: 'fault', description: fault.name },
          { type: 'remote', description: remote.remote },
        ],
      },
      async ({ page, expectedTroubles }, testInfo) => {
        if (fault.noise) expectedTroubles.push(fault.noise);
        const faults = reportedFaults(page);
        const cards = page.getByRole('alert').filter({ hasText: remote.name });
        const places = fault.oneModule ? 1 : remote.places;
        await signInFor(remote, page);
        if (fault.waits) await page.clock.install();
        const broken = await breakRemote(page, remote, fault);

        await page.goto(remote.path);
        await showsCards(page, cards, places, fault);
        broken.letCome();
        await remote.walk(page);
        await showsCards(page, cards, places, fault);

        await broken.heal();
        for (let left = places; left > 0; left -= 1) {
          await cards.first().getByRole('button').click();
          await expect(cards).toHaveCount(left - 1);
        }
        await expect(remote.content(page)).toBeVisible();
        const reported = { fault: fault.class, remote: remote.remote, release: broken.release };
        await expect.poll(() => faults).not.toEqual([]);
        expect(faults).toEqual(faults.map(() => reported));
        testInfo.annotations.push({ type: 'cell', description: `${fault.class}, retry` });
      },
    );
  }
}

async function showsCards(page: Page, cards: Locator, count: number, { waits }: FaultCase): Promise<void> {
  if (!waits) return expect(cards).toHaveCount(count);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(LONG);
    await expect(cards).toHaveCount(count, { timeout: 500 });
  }).toPass();
}
