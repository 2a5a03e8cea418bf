import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { platformAnswer } from './platformAnswer';

const LOGIN = '/wps/session/login';

/**
 * Lets the logins of a page reach the platform from an address of their own: failed ones would ask everybody
 * at this machine for a captcha, and with them the other tests.
 */
export async function logInFromOwnAddress(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.route(`**${LOGIN}`, async (route) =>
    route.fulfill({ response: await platformAnswer(route, { 'x-forwarded-for': address }) }),
  );
}
