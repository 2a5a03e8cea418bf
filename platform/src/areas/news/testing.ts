import type { AddressInfo } from 'node:net';
import { News, news } from '@site/contracts/areas/news';
import type { FastifyInstance } from 'fastify';

/** A page that hears news, over a connection of its own. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  /** What it was sent as it was sent. */
  text(): string;
  /** All that it was told, each once, in the order in which it came first. */
  heard(): string[];
  /** How many events it was sent. */
  events(): News[];
  /** Settles when the platform ends it; not when the page leaves. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Lets pages open streams at the platform. */
export async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a stream, and answers when the first of it has come. */
export async function openPage(origin: string, headers: Record<string, string>): Promise<Page> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}${news.path}`, { headers, signal: leaving.signal });
  let text = '';
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      begun();
    }
  };
  const ended = read().then(begun, () => begun());
  await first;
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => News.parse(JSON.parse(data)));
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    events,
    heard: () => [...new Set(events().flatMap(({ changed }) => changed))],
    ended,
    leave: () => leaving.abort(),
  };
}

const LOOK_EVERY_MS = 10;
const LONGEST_MS = 20_000;

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += LOOK_EVERY_MS) {
    if (waited > LONGEST_MS) throw new Error(`not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
