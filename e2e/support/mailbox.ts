import { request } from '@playwright/test';
import { sitePorts } from './site';

/** Where the platform shows what it has sent, for people. */
export const MAILBOX_PAGE = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}/sandbox/mailbox`;

interface MailboxMessage {
  readonly recipient: string;
  /** Of an e-mail. */
  readonly subject: string | null;
  readonly body: string;
  readonly at: string;
}

/** What the platform has sent lately to a number or an address, newest first, out of its developer mailbox. */
export async function messagesTo(recipient: string): Promise<MailboxMessage[]> {
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const answer = await platform.get('/sandbox/mailbox.json');
  const { messages } = (await answer.json()) as { messages: MailboxMessage[] };
  await platform.dispose();
  return messages.filter((message) => message.recipient.endsWith(recipient));
}

/**
 * The newest message to a number or an address.
 *
 * @param since ms since 1970: an older one is none.
 */
async function newestTo(recipient: string, since = 0): Promise<string> {
  const [newest] = await messagesTo(recipient);
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
