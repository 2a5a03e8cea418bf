import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

test('a second look at the catalogue is revalidated: 304, without a body', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  const statuses = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  // What came over the line: the page itself is told 200, with the body that the browser has kept.
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(requestId, statusCode),
  );
  const statusesOf = (name: string, among = new Set(urls.values())) => {
    const asked = [...urls].filter(([, url]) => url.includes(name) && among.has(url));
    return [...new Set(asked.map(([id]) => statuses.get(id)))];
  };
  const catalogue = ['GCSGAME_getVassGameType', 'GCSGAME_gameList', 'GCSGAME_hotGamesV2'];
  await page.goto('/m/home');
  for (const name of catalogue) await expect.poll(() => statusesOf(name)).toEqual([200]);
  await quiet(page);
  // What a busy page fetches ahead may come after that: the second look is then its first.
  const kept = new Set(urls.values());
  urls.clear();
  await page.reload();
  for (const name of catalogue) await expect.poll(() => statusesOf(name, kept)).toEqual([304]);
});
