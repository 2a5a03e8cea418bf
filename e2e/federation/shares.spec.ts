import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser';
import { releaseCandidate, site } from '../support/candidate';
import { quiet } from '../support/quiet';
import { PEARL, siteOrigin } from '../support/site';
import { expect, test } from '../support/test';
import { promotions } from './faults/remoteCases';

const COMPONENT = 'mfe-promotions';
const CANDIDATE = '9.6.0-rc.1';

test.use({
  launchOptions: withoutPictures,
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});

/** Files of the remote that a page asks for, with the script or document that did. */
async function requestsOf(page: Page) {
  const requests: { readonly url: string; readonly release: string; readonly initiator: string }[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const [, release] = new RegExp(`/${COMPONENT}/([^/]+)/.+\\.(?:js|css)$`).exec(request.url) ?? [];
    const asking = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? 'document';
    if (release) requests.push({ url: request.url, release, initiator: asking });
  });
  return requests;
}

test('the first script preloads the release that the user gets, and each of its files is asked for once', {
  tag: '@FD-050',
}, async ({ page }) => {
  await releaseCandidate(COMPONENT, CANDIDATE);
  await site('deploy', `${COMPONENT}@${CANDIDATE}`, '--merchant', PEARL, '--traffic', '50');
  await page.addInitScript(() => {
    const seed = new URLSearchParams(window.location.search).get('seed');
    if (seed) localStorage.setItem('site.variant', seed);
  });
  const all = await requestsOf(page);
  const releases = new Set<string>();
  for (const seed of ['1-2', '3-4', '5-6', '7-8']) {
    all.length = 0;
    await page.goto(`${siteOrigin(PEARL)}${promotions.path}?seed=${seed}`);
    await expect(promotions.content(page)).toBeVisible();
    await quiet(page);
    const requests = [...all];
    const early = requests.filter(({ initiator }) => /\/host-shell\/.*\/early\./.test(initiator));
    const [first] = early;
    expect(
      early.map(({ url }) => url.replace(/^.*\//, '')),
      seed,
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^remoteEntry\..*js$/),
        expect.stringMatching(/^__federation_expose_.*js$/),
        expect.stringMatching(/css$/),
      ]),
    );
    const urls = requests.map(({ url }) => url);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    // No file of the other release has come.
    expect(new Set(requests.map(({ release }) => release))).toEqual(new Set([first?.release]));
    releases.add(first?.release ?? '');
  }
  expect(releases.size).toBe(2);
});
