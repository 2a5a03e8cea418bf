import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

const RELEASE_FILE = /\/(mfe-[a-z]+)\/[^/]+\/(?!maps\/).+\.(?:js|css|json)$/;
const NOT_ON_HOME = ['mfe-auth', 'mfe-agent', 'mfe-promotions'];

interface Request {
  readonly url: string;
  readonly remote: string;
  /** What asked for it: the document's own markup, or a script by its address. */
  readonly initiator: string;
}

/** All that the page asks of the releases' origin, with what asked for it. */
async function releaseRequests(page: import('@playwright/test').Page): Promise<Request[]> {
  const requests: Request[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const remote = RELEASE_FILE.exec(request.url)?.[1];
    if (!remote) return;
    const frame = initiator.stack?.callFrames[0]?.url;
    requests.push({ url: request.url, remote, initiator: initiator.url ?? frame ?? 'document' });
  });
  return requests;
}

test('home does not wait for a remote that it does not show', { tag: '@FD-030' }, async ({ page }) => {
  // Whatever is asked of these would hang.
  await page.route(new RegExp(`/(?:${NOT_ON_HOME.join('|')})/`), () => undefined);
  const requests = await releaseRequests(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // What is likely next is fetched once home is quiet (prefetch.spec.ts), and home has not waited for it.
  expect(requests.filter(({ remote }) => NOT_ON_HOME.includes(remote))).toEqual([]);
});

test('the first screen is on its way from the document itself, and nothing comes twice', {
  tag: '@FD-035',
}, async ({ page }) => {
  const requests = await releaseRequests(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Its first script takes the tags out of its template once the first view is there.
  const fromDocument = () =>
    requests.filter(({ initiator }) => !RELEASE_FILE.test(initiator) && !initiator.includes('/main.'));
  for (const part of ['remoteEntry', 'expose_BannerCarousel', 'expose_NoticeStrip', 'expose_GameEntrance'])
    await expect.poll(() => fromDocument().some(({ url }) => url.includes(part)), part).toBe(true);

  await expect(page.getByRole('article').first()).toBeVisible();
  await quiet(page);
  const urls = requests.map(({ url }) => url);
  // A preload and its use are one request; a second one would be a second download.
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  // The others' are asked for with the pages that are likely next.
  const manifests = requests.filter(
    ({ url, remote }) => url.endsWith('mf-manifest.json') && !NOT_ON_HOME.includes(remote),
  );
  expect(manifests).toEqual([]);
});
