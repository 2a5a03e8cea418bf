import type { Locator, Page } from '@playwright/test';
import { withoutPictures } from '../support/browser';
import { expect, test } from '../support/test';
import { type BrokenRemote, breakRemote } from './faults/breakRemote';
import { type FaultCase, faultCases } from './faults/faultCases';
import { cellOf, seen } from './faults/matrix';
import { type RemoteCase, remoteCases } from './faults/remoteCases';
import { type ReportedFault, watch } from './faults/watch';

/*
 * Every remote with every fault. Each test breaks a remote on the way to its own page, so they run side by side.
 */

/** More than any time limit of the loading, in ms of the page's clock. */
const LONG = 10_000;

test.use({ launchOptions: withoutPictures, contextOptions: { reducedMotion: 'reduce' } });

/** A cell takes 2 s; one that fails should not keep the others waiting. */
test.describe.configure({ timeout: 30_000 });

// A page asks until it is closed, and an answer that is half made by then can no longer be given.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const fault of faultCases) {
  for (const remote of remoteCases) {
    test(
      `${remote.name}: ${fault.name}, and a retry once it is gone`,
      {
        tag: tagsOf(fault),
        annotation: cellOf(fault.name, remote.name),
      },
      async ({ page, signIn, expectedTroubles }, testInfo) => {
        if (fault.noise) expectedTroubles.push(fault.noise);
        if (remote.account) await signIn(remote.account);
        const watched = watch(page);
        if (fault.waits) await page.clock.install();
        const broken = await breakRemote(page, remote, fault);
        const cards = page.getByRole('alert').filter({ hasText: remote.name });
        const places = fault.oneModule ? 1 : remote.places;

        // A file that does not come keeps the page's load event back.
        await page.goto(remote.path, { waitUntil: 'commit' });
        await untilShown(page, fault, () => expect(cards).toHaveCount(places, briefly(fault)));
        await remote.walk(page);
        await untilShown(page, fault, () => expect(cards).toHaveCount(places, briefly(fault)));
        await expectReport(watched.faults, fault, remote, broken);
        fault.alsoSeen?.(watched, broken.release);

        await broken.heal();
        if (fault.reloads) {
          await cards.first().getByRole('button').click();
          await expect(cards).toHaveCount(0);
        } else await pressEach(cards, places);
        await expect(remote.content(page)).toBeVisible();
        expect(watched.documents).toHaveLength(fault.reloads ? 2 : 1);
        testInfo.annotations.push(seen(fault.class, 'retry'));
      },
    );
  }
}

/** The remote of a page, so that a release in its place can be seen to be whole. */
const SPARED = 'mfe_promotions';

for (const fault of faultCases.filter(({ reloads }) => !reloads)) {
  for (const spare of ['fallback', 'default'] as const) {
    for (const remote of remoteCases.filter(({ remote }) => remote === SPARED)) {
      const column = `${remote.name}, ${spare}`;
      test(
        `${remote.name}: ${fault.name}, with the ${spare} release in its place`,
        {
          tag: tagsOf(fault),
          annotation: cellOf(fault.name, column),
        },
        async ({ page, expectedTroubles }, testInfo) => {
          if (fault.noise) expectedTroubles.push(fault.noise);
          const watched = watch(page);
          if (fault.waits) await page.clock.install();
          const broken = await breakRemote(page, remote, fault, spare);
          await page.goto(remote.path, { waitUntil: 'commit' });
          await untilShown(page, fault, () => expect(remote.content(page)).toBeVisible(briefly(fault)));
          await expectReport(watched.faults, fault, remote, broken);
          testInfo.annotations.push(seen(fault.class, spare));
        },
      );
    }
  }
}

function tagsOf({ tag }: FaultCase): string[] {
  return ['@FD-027', '@FD-028', '@FD-029', '@FD-031', ...(tag ? [tag] : [])];
}

/** Lets the page's clock go on until something shows that takes a time limit or two. */
async function untilShown(page: Page, { waits }: FaultCase, shown: () => Promise<void>): Promise<void> {
  if (!waits) return shown();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(LONG);
    await shown();
  }).toPass();
}

/** Where the clock is driven, nothing comes by waiting. */
function briefly({ waits }: FaultCase): { timeout?: number } {
  return waits ? { timeout: 500 } : {};
}

async function expectReport(
  faults: readonly ReportedFault[],
  fault: FaultCase,
  { remote }: RemoteCase,
  { release }: BrokenRemote,
): Promise<void> {
  await expect
    .poll(() => faults, { message: 'a report reaches the platform', intervals: [50] })
    .not.toEqual([]);
  expect(faults).toEqual(faults.map(() => ({ fault: fault.class, remote, release })));
}

async function pressEach(cards: Locator, places: number): Promise<void> {
  for (let left = places; left > 0; left -= 1) {
    await cards.first().getByRole('button').click();
    await expect(cards).toHaveCount(left - 1);
  }
}
