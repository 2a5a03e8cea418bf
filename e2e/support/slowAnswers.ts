import type { Page } from '@playwright/test';

/** Signing in and out is nothing that a page shows a skeleton for. */
const AT_ONCE = /\/wps\/session\//;

/**
 * Lets every answer of the platform to this page take so long. Playwright's own `route` would turn the browser's
 * cache off, and each page would load every script again.
 */
export async function slowAnswers(page: Page, milliseconds: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  client.on('Fetch.requestPaused', ({ requestId, request }) => {
    // The page may have gone meanwhile.
    const goOn = () => client.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    if (AT_ONCE.test(request.url)) void goOn();
    else setTimeout(goOn, milliseconds);
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*/wps/*' }] });
}
