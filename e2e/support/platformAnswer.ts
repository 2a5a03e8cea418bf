import { type APIResponse, expect, type Page, type Route } from '@playwright/test';
import { sitePorts } from './site';

/**
 * A connection that has stood idle can be closed at the moment of the next call, which has not reached the server then.
 * Browsers make such a call again.
 */
export const AS_BROWSERS_DO = { maxRetries: 1 };

/** Makes a page's call to the platform in the page's place. */
export async function platformAnswer(
  route: Route,
  otherHeaders: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  // By a name that Node looks up too: the test runner does not know the merchants' host names.
  const url = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}${pathname}${search}`;
  const headers = { ...(await request.allHeaders()), ...otherHeaders };
  return route.fetch({ url, headers, ...AS_BROWSERS_DO });
}

/** Lets the next call of a path reach the platform, and loses its answer; those after it pass. */
export async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      const answer = await platformAnswer(route);
      expect(answer.status()).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
}
