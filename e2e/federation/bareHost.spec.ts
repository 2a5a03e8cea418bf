import { type BareHost, startBareHost } from './fixtures/bareHost/server';
import { expect, listenTo, liveSite, test } from './fixtures/coral';

/*
 * The other way round: a site that has nothing of ours but the plain federation runtime loads one of our
 * remotes by the address of its manifest, in the release that is live at aurora.
 */

let host: BareHost;

test.beforeAll(async () => {
  const { microFrontends } = await liveSite('aurora');
  const manifest = microFrontends['site/mfe_promotions']?.[0]?.url ?? '';
  host = await startBareHost({ remote: 'mfe_promotions', expose: 'PromotionListPage', manifest });
});

test.afterAll(() => host.close());

test('a foreign host shows a page of ours, with one React, from the release that our own host runs', {
  tag: ['@FD-042', '@FD-033'],
}, async ({ page }) => {
  const noise = listenTo(page);
  await page.goto(host.origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Another site' })).toBeVisible();
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();

  // Its host gives it React and the facades; the runtime it finds in its own release.
  const files = noise.asked
    .filter((url) => url.includes('/mfe-promotions/'))
    .map((url) => url.split('/').at(-1));
  expect(files.filter((file) => file?.startsWith('federationRuntime.'))).toHaveLength(1);
  const copies = await page.evaluate(() =>
    (
      window as unknown as {
        __FEDERATION__: {
          __INSTANCES__: {
            shareScopeMap: {
              default?: Record<string, Record<string, { from: string; loaded?: boolean; useIn: string[] }>>;
            };
          }[];
        };
      }
    ).__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap.default?.react ?? {}),
    ),
  );
  expect([...new Set(copies.filter(({ loaded }) => loaded).map(({ from }) => from))]).toEqual(['bare_host']);
  expect(copies.flatMap(({ useIn }) => useIn)).toContain('mfe_promotions');
  expect(noise.complaints).toEqual([]);
});

test('in our own host the release does without that file', { tag: '@FD-042' }, async ({ page }) => {
  const noise = listenTo(page);
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(noise.asked.filter((url) => url.includes('federationRuntime.'))).toEqual([]);
});
