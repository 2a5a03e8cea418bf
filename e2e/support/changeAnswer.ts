import type { Page } from '@playwright/test';
import { platformAnswer } from './platformAnswer';

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
    const response = await platformAnswer(route);
    const { value, ...envelope } = (await response.json()) as { value: Value };
    await route.fulfill({ response, json: { ...envelope, value: change(value) } });
  });
}
