import { withoutPictures } from '../support/browser';
import { holdBack } from '../support/holdBack';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { breakRemote } from './faults/breakRemote';
import { refusedRange } from './faults/faultCases';
import { FaultySite } from './faults/faultySite';
import { gameEntrance, messages } from './faults/remoteCases';
import { watch } from './faults/watch';

const say = words.en;

/** Of the refused remote on home. */
const MODULES = 4;

test.use({ launchOptions: withoutPictures, contextOptions: { reducedMotion: 'reduce' } });

test('what a refused remote brought to share, no other is given that comes after it', {
  tag: ['@FD-007', '@FD-027'],
}, async ({ page, context }) => {
  const watched = watch(page);
  const refusals = () => watched.console.filter((text) => text.startsWith(`${gameEntrance.remote}@`));
  await breakRemote(new FaultySite(page), context, gameEntrance, refusedRange);
  const letModuleCome = await holdBack(page, /\/mfe-games\/.*expose_GameEntrance\..*js$/);
  const letMessagesCome = await holdBack(page, /\/mfe-messages\/.*\/remoteEntry\./);

  await page.goto(gameEntrance.path, { waitUntil: 'commit' });
  // One module is refused while the files of another come: its copies are there after that.
  await expect.poll(refusals).not.toEqual([]);
  letModuleCome();
  await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(MODULES);
  letMessagesCome();
  // The first view, which stands until the last slot has come or failed, shows offers of its own.
  const cards = page.getByRole('alert').filter({ hasText: gameEntrance.name });
  await expect(cards).toHaveCount(gameEntrance.places);
  await expect(page.getByRole('region', { name: say.offers }).getByRole('link').first()).toBeVisible();
  expect(watched.console.join('\n')).not.toContain(`${messages.remote}@`);
});
