import type { HealthMinute } from '@site/contracts/federation/health';
import { SITE } from '../performance/served';
import { withoutPictures } from '../support/browser';
import { asPlayer, figuresRequest, figuresSince } from '../support/figures';
import { expect, test } from '../support/test';
import { breakRemote } from './faults/breakRemote';
import { faultCases } from './faults/faultCases';
import { FaultySite } from './faults/faultySite';
import { liveRelease } from './faults/release';
import { promotions } from './faults/remoteCases';

test.use({ launchOptions: withoutPictures, contextOptions: { reducedMotion: 'reduce' } });

function total(rows: readonly HealthMinute[] = []) {
  const sum = (read: (row: HealthMinute) => number) => rows.reduce((all, row) => all + read(row), 0);
  return {
    loads: sum(({ loads }) => loads),
    ok: sum(({ outcomes }) => outcomes.OK ?? 0),
    fallback: sum(({ outcomes }) => outcomes.FALLBACK ?? 0),
    http: sum(({ faults }) => faults.http ?? 0),
    views: sum(({ views }) => views),
    withError: sum(({ viewsWithError }) => viewsWithError),
    withLcp: sum(({ lcp }) => lcp.reduce((all, count) => all + count, 0)),
  };
}

test.describe('at a merchant without faults', () => {
  test.use({ merchant: 'lagoon' });

  test('a page view and its loads come into the rows of their releases', {
    tag: ['@FD-043', '@FD-044', '@FD-046'],
  }, async ({ page }) => {
    const from = new Date();
    await asPlayer(page);
    const vitals = page.waitForResponse(async (response) =>
      /\/host-shell\/.*\.js$/.test(response.url())
        ? (await response.text()).includes('largest-contentful-paint')
        : false,
    );
    await page.goto('/m/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    await vitals;
    const host = `host@${await page.locator('html').getAttribute('data-host-release')}`;
    await page.goto('about:blank');

    await expect
      .poll(async () => total((await figuresSince('lagoon', from)).get(host)))
      .toMatchObject({
        loads: 1,
        ok: 1,
        views: 1,
        withError: 0,
        withLcp: 1,
      });
    const all = await figuresSince('lagoon', from);
    const remotes = [...all.keys()].filter((name) => name !== host);
    expect(remotes).toContainEqual(expect.stringMatching(/^mfe_games@/));
    for (const name of remotes)
      expect([name, total(all.get(name))]).toMatchObject([name, { loads: 1, ok: 1, views: 1 }]);
  });
});

test('a load that a fallback saved counts against the release that failed', {
  tag: ['@FD-043', '@FD-044'],
}, async ({ page, context, expectedTroubles }) => {
  const fault = faultCases.find(({ name }) => name === '404');
  if (!fault?.noise) throw new Error('there is no such fault');
  expectedTroubles.push(fault.noise);
  const from = new Date();
  const { entry } = await liveRelease(promotions.remote);
  await asPlayer(page);
  await breakRemote(new FaultySite(page), context, promotions, fault, 'fallback');
  await page.goto(promotions.path);
  await expect(promotions.content(page)).toBeVisible();
  await page.goto('about:blank');

  const failed = `${promotions.remote}@${entry.metadata.version}`;
  await expect
    .poll(async () => total((await figuresSince('aurora', from)).get(failed)))
    .toMatchObject({ loads: 1, ok: 0, fallback: 1, http: 1, views: 1, withError: 1 });
  const others = [...(await figuresSince('aurora', from)).keys()].filter((name) =>
    name.startsWith(promotions.remote),
  );
  expect(others).toEqual([failed]);
});

test('a browser that says it is driven marks what it tells, which names nobody', {
  tag: '@FD-045',
}, async ({ page }) => {
  const told = page.waitForRequest((request) => (request.postData() ?? '').includes('"kind":"load"'));
  await page.goto(promotions.path);
  const { events } = (await told).postDataJSON() as { events: Record<string, unknown>[] };
  expect(events.map(({ skip }) => skip)).toEqual(events.map(() => 'automated'));
  const fields = new Set(events.flatMap((event) => Object.keys(event)));
  for (const field of fields)
    expect(['kind', 'at', 'path', 'remote', 'release', 'outcome', 'ms', 'skip']).toContain(field);
});

test('no edge passes calls between services on', { tag: '@FD-048' }, async ({ request }) => {
  const { path, headers } = figuresRequest('aurora', new Date());
  const answer = await request.get(SITE + path, { headers });
  expect([answer.status(), await answer.text()]).toEqual([404, expect.not.stringContaining('{')]);
});
