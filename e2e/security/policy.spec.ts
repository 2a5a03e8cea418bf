import type { Page } from '@playwright/test';
import { CORAL, siteOrigin, sitePorts } from '../support/site';
import { expect, test } from '../support/test';

const LISTED = 'https://games.vendor.example';
const UNLISTED = 'https://elsewhere.example';

declare global {
  interface Window {
    refused: string[];
  }
}

/** Opens a frame of each origin, and expects the browser to report that the policy kept these out. */
async function expectRefused(page: Page, origins: readonly string[], refused: readonly string[]) {
  await page.evaluate(async (asked) => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src') window.refused.push(new URL(blockedURI).origin);
    });
    const loads = asked.map((origin) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = `${origin}/game`;
      document.body.append(frame);
      return loaded;
    });
    await Promise.all(loads);
  }, origins);
  // The report comes a little after the empty frame.
  await expect.poll(() => page.evaluate(() => window.refused)).toEqual(refused);
}

test.describe('frames', () => {
  test.use({ merchant: CORAL });

  test('show what the merchant lists, and nothing else', { tag: '@FD-033' }, async ({
    page,
    expectedTroubles,
  }) => {
    expectedTroubles.push(/Content Security Policy/);
    await page.route(`${LISTED}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'a game' }));
    const response = await page.goto('/m/home');
    expect(response?.headers()['content-security-policy']).toContain(`frame-src ${LISTED};`);
    await expectRefused(page, [LISTED, UNLISTED], [UNLISTED]);
  });
});

test('a document shows no other frame, takes no string for markup, and runs no script unchecked', {
  tag: ['@FD-032', '@FD-033'],
}, async ({ page, expectedTroubles }) => {
  // The browser reports each refusal: here they are the point.
  expectedTroubles.push(/Content Security Policy/, /Trusted/, /integrity/i);
  await page.goto(`${siteOrigin('aurora')}/m/home`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await test.step('a merchant that lists no other origin shows no frame of one', () =>
    expectRefused(page, [LISTED], [LISTED]));
  await test.step('a plain string does not become markup or script', async () => {
    const attempted = await page.evaluate(() => {
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
    expect(attempted).not.toContain('allowed');
  });
  await test.step('a released script that comes past the host without integrity does not run', async () => {
    expect(await outcomeOfScripts(page)).toEqual({ past: 'refused', byHost: 'ran' });
  });
  await test.step('a missing script is answered with 404, never with HTML', async () => {
    const addresses = [
      `http://127.0.0.1:${sitePorts.EDGE_PORT}/host-shell/9.9.9/main.js`,
      `http://localhost:${sitePorts.RELEASES_PORT}/mfe-games/9.9.9/remoteEntry.js`,
    ];
    for (const address of addresses) {
      const response = await page.request.get(address, { headers: { accept: 'text/html' } });
      expect(response.status(), address).toBe(404);
      expect(response.headers()['content-type'] ?? '').not.toContain('html');
    }
  });
});

/** What becomes of a released script whose address is set past the host, and of one that is not. */
const outcomeOfScripts = (page: Page) =>
  page.evaluate(async (origin) => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const released = scripts.find((name) => name.startsWith(origin) && name.endsWith('.js')) ?? '';
    const load = (setAddress: (script: HTMLScriptElement) => void) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.addEventListener('load', () => resolve('ran'));
        script.addEventListener('error', () => resolve('refused'));
        setAddress(script);
        document.head.append(script);
      });
    // The host gives integrity where an address is set. Another window's setter knows nothing of it.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const other = (frame.contentWindow as typeof window & typeof globalThis).HTMLScriptElement.prototype;
    const setPast = Object.getOwnPropertyDescriptor(other, 'src')?.set;
    return {
      past: await load((script) => setPast?.call(script, released)),
      byHost: await load((script) => {
        script.src = released;
      }),
    };
  }, `http://localhost:${sitePorts.RELEASES_PORT}/`);
