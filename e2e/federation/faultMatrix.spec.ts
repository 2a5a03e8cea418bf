import type { Locator, Page } from '@playwright/test';
import { withoutPictures } from '../support/browser';
import { applicationShown, callsAnswered } from '../support/quiet';
import { expect, test } from '../support/test';
import { type BrokenRemote, breakRemote } from './faults/breakRemote';
import { type FaultCase, faultCases } from './faults/faultCases';
import { FaultySite } from './faults/faultySite';
import { cellOf, seen } from './faults/matrix';
import { messages, promotions, type RemoteCase, rounds } from './faults/remoteCases';
import { type ReportedFault, watch } from './faults/watch';

/*
 * Every remote with every fault. Each test breaks remotes on the way to its own page, so they run side by side.
 */

/** More than any time limit of the loading, in ms of the page's clock. */
const LONG = 10_000;

test.use({ launchOptions: withoutPictures, contextOptions: { reducedMotion: 'reduce' } });

/** A page of broken remotes takes 4 s; one that fails should not keep the others waiting. */
test.describe.configure({ timeout: 45_000 });

for (const fault of faultCases) {
  for (const { account, remotes } of rounds) {
    const names = remotes.map(({ name }) => name).join(', ');
    test(
      `${names}: ${fault.name}, and a retry once it is gone`,
      {
        tag: tagsOf(fault),
        annotation: remotes.map(({ name }) => cellOf(fault.name, name)),
      },
      async ({ page, context, signIn, expectedTroubles }, testInfo) => {
        if (fault.noise) expectedTroubles.push(fault.noise);
        if (account) await signIn(account);
        const watched = watch(page);
        if (fault.waits) await page.clock.install();
        const site = new FaultySite(page);
        const broken = new Map<RemoteCase, BrokenRemote>();
        for (const remote of remotes) broken.set(remote, await breakRemote(site, context, remote, fault));

        let documents = 1;
        for (const [remote, { release, heal }] of broken) {
          const cards = page.getByRole('alert').filter({ hasText: remote.name });
          const places = fault.oneModule ? 1 : remote.places;
          // A file that does not come keeps the page's load event back.
          if (remote === remotes[0]) await page.goto(remote.path, { waitUntil: 'commit' });
          else await remote.enter(page);
          await untilShown(page, fault, () => expect(cards).toHaveCount(places, briefly(fault)));
          await remote.leave(page);
          await remote.enter(page);
          await untilShown(page, fault, () => expect(cards).toHaveCount(places, briefly(fault)));
          await expectReport(watched.faults, fault, remote, release);
          fault.alsoSeen?.(watched, release);

          await heal();
          if (fault.reloads) {
            documents += 1;
            const reloaded = page.waitForEvent('domcontentloaded');
            await cards.first().getByRole('button').click();
            await reloaded;
            await applicationShown(page);
            await expect(cards).toHaveCount(0);
          } else await pressEach(cards, places);
          await expect(remote.content(page)).toBeVisible();
          expect(watched.documents).toHaveLength(documents);
          testInfo.annotations.push(seen(remote.name, fault.class, 'retry'));
        }
      },
    );
  }
}

/** Where the host finds another release, each with the remote in whose page it is seen. */
const SPARES = [
  { remote: promotions, spare: 'fallback' },
  { remote: messages, spare: 'default' },
] as const;
const spared = SPARES.map(({ remote, spare }) => ({ remote, spare, column: `${remote.name}, ${spare}` }));

for (const fault of faultCases.filter(({ reloads }) => !reloads)) {
  test(
    `${fault.name}, with another release in its place`,
    {
      tag: tagsOf(fault),
      annotation: spared.map(({ column }) => cellOf(fault.name, column)),
    },
    async ({ page, context, expectedTroubles }, testInfo) => {
      if (fault.noise) expectedTroubles.push(fault.noise);
      const watched = watch(page);
      if (fault.waits) await page.clock.install();
      const site = new FaultySite(page);
      const releases = new Map<RemoteCase, string>();
      for (const { remote, spare } of spared)
        releases.set(remote, (await breakRemote(site, context, remote, fault, spare)).release);

      for (const { remote, spare, column } of spared) {
        if (remote === spared[0]?.remote) await page.goto(remote.path, { waitUntil: 'commit' });
        else await remote.enter(page);
        await untilShown(page, fault, () => expect(remote.content(page)).toBeVisible(briefly(fault)));
        await expectReport(watched.faults, fault, remote, releases.get(remote) ?? '');
        testInfo.annotations.push(seen(column, fault.class, spare));
      }
    },
  );
}

function tagsOf({ tag }: FaultCase): string[] {
  return ['@FD-027', '@FD-028', '@FD-029', '@FD-031', ...(tag ? [tag] : [])];
}

/** Lets the page's clock go on until something shows that takes a time limit or two. */
async function untilShown(page: Page, { waits }: FaultCase, shown: () => Promise<void>): Promise<void> {
  if (!waits) return shown();
  // The application's, which has asked whether the site is open; a first view has one too.
  await expect(page.locator('main#content')).toBeAttached();
  await expect(async () => {
    await callsAnswered(page);
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
  release: string,
): Promise<void> {
  const own = () => faults.filter((reported) => reported.remote === remote);
  await expect.poll(own, { message: 'a report reaches the platform', intervals: [50] }).not.toEqual([]);
  expect(own()).toEqual(own().map(() => ({ fault: fault.class, remote, release })));
}

async function pressEach(cards: Locator, places: number): Promise<void> {
  for (let left = places; left > 0; left -= 1) {
    await cards.first().getByRole('button').click();
    await expect(cards).toHaveCount(left - 1);
  }
}
