import { type Page, request } from '@playwright/test';
import { sitePorts } from './site';

interface Mailbox {
  messages: { recipient: string; body: string }[];
}

/** The newest message that the platform has sent to a number or an address, out of its developer mailbox. */
async function newestTo(recipient: string): Promise<string> {
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const answer = await platform.get('/sandbox/mailbox.json');
  const { messages } = (await answer.json()) as Mailbox;
  await platform.dispose();
  return messages.find((message) => message.recipient.endsWith(recipient))?.body ?? '';
}

/** The newest code by SMS; empty while there is none. */
export async function codeFor(number: string): Promise<string> {
  return /\d{6}/.exec(await newestTo(number))?.[0] ?? '';
}

/** The newest link by e-mail; empty while there is none. */
export async function linkFor(address: string): Promise<string> {
  return /https?:\S+/.exec(await newestTo(address))?.[0] ?? '';
}

/** What the captcha shows that a page has been given. */
export async function captchaFor(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const platform = await request.newContext({
    baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`,
    extraHTTPHeaders: { cookie },
  });
  const { answer } = (await (await platform.get('/sandbox/captcha.json')).json()) as { answer: string };
  await platform.dispose();
  return answer;
}
