import { expect, type Page, request } from '@playwright/test';
import { sitePorts } from './site';

/** For a picture that is on its way. */
const HOLDS_ONE_MS = 10_000;

/**
 * What the captcha that a page shows says, as the platform of a demonstration tells the browser that holds it.
 *
 * @param not What it said before: a page that was refused holds a captcha that is used up, until it has another.
 */
export async function captchaDigits(page: Page, not = ''): Promise<string> {
  let digits = '';
  await expect(async () => {
    digits = await heldDigits(page);
    expect(['', not]).not.toContain(digits);
  }).toPass({ timeout: HOLDS_ONE_MS, intervals: [50, 100, 250] });
  return digits;
}

async function heldDigits(page: Page): Promise<string> {
  const held = (await page.context().cookies(page.url())).find(({ name }) => name === 'captcha');
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const answer = await platform.get('/sandbox/captcha.json', {
    headers: { cookie: `captcha=${held?.value ?? ''}` },
  });
  const { answer: digits = '' } = (await answer.json()) as { answer?: string };
  await platform.dispose();
  return digits;
}
