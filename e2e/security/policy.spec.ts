import { siteOrigin, sitePorts } from '../support/site';
import { expect, test } from '../support/test';

test('a plain string does not become markup or script', { tag: '@FD-033' }, async ({ page, troubles }) => {
  await page.goto('/m/home');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('div').innerHTML = '<img src=x>';
      },
      () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).not.toContain('allowed');
  // The browser reports both refusals: here they are the point.
  troubles.length = 0;
});

test('a missing script is answered with 404, never with HTML', async ({ page }) => {
  const addresses = [
    `${siteOrigin('aurora')}/host-shell/9.9.9/main.js`,
    `http://localhost:${sitePorts.RELEASES_PORT}/mfe-games/9.9.9/remoteEntry.js`,
  ];
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    expect(response?.headers()['content-type'] ?? '').not.toContain('html');
  }
});
