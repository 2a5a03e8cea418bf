import type { Page } from '@playwright/test';
import { sitePorts } from './site';

/**
 * Lets the platform answer a page's calls, with its value changed: what the seeded data do not show.
 *
 * @param calls as `page.route` takes it
 */
export async function changeAnswer<Value>(
  page: Page,
  calls: string,
  change: (value: Value) => Value,
): Promise<void> {
  await page.route(calls, async (route) => {
    // By a name that Node looks up too: the test runner does not know the merchants' host names.
    const { pathname, search } = new URL(route.request().url());
    const url = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}${pathname}${search}`;
    const response = await route.fetch({ url, headers: await route.request().allHeaders() });
    const { value, ...envelope } = (await response.json()) as { value: Value };
    await route.fulfill({ response, json: { ...envelope, value: change(value) } });
  });
}
