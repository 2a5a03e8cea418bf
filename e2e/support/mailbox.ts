import { request } from '@playwright/test';
import { sitePorts } from './site';

/** Where the platform shows what it has sent, for people. */
export const MAILBOX_PAGE = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}/sandbox/mailbox`;

interface Mailbox {
  messages: { recipient: string; body: string; at: string }[];
}

/**
 * The newest message that the platform has sent to a number or an address, out of its developer mailbox.
 *
 * @param since ms since 1970: an older one is none.
 */
async function newestTo(recipient: string, since = 0): Promise<string> {
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const answer = await platform.get('/sandbox/mailbox.json');
  const { messages } = (await answer.json()) as Mailbox;
  await platform.dispose();
  const newest = messages.find((message) => message.recipient.endsWith(recipient));
  return newest && Date.parse(newest.at) >= since ? newest.body : '';
}

/** The newest code by SMS; empty while there is none, or none since then. */
export async function codeFor(number: string, since?: number): Promise<string> {
  return /\b\d{6}\b/.exec(await newestTo(number, since))?.[0] ?? '';
}

/** The newest link by e-mail; empty while there is none. */
export async function linkFor(address: string): Promise<string> {
  return /https?:\S+/.exec(await newestTo(address))?.[0] ?? '';
}
