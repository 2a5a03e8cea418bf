import { type Page, request } from '@playwright/test';
import { sitePorts } from './site';

/** What the captcha that a page shows says, as the platform of a demonstration tells the browser that holds it. */
export async function captchaDigits(page: Page): Promise<string> {
  const held = (await page.context().cookies(page.url())).find(({ name }) => name === 'captcha');
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const answer = await platform.get('/sandbox/captcha.json', {
    headers: { cookie: `captcha=${held?.value ?? ''}` },
  });
  const { answer: digits } = (await answer.json()) as { answer: string };
  await platform.dispose();
  return digits;
}
