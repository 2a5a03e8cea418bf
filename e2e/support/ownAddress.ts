import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sitePorts } from './site';

const LOGIN = '/wps/session/login';

/**
 * Lets the logins of a page reach the platform from an address of their own: failed ones would ask everybody
 * at this machine for a captcha, and with them the other tests.
 */
export async function logInFromOwnAddress(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.route(`**${LOGIN}`, async (route) => {
    const headers = { ...(await route.request().allHeaders()), 'x-forwarded-for': address };
    const url = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}${LOGIN}`;
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
}
