import { fakePlatform } from '../testing/fakePlatform';
import { readNews } from './readNews';

const onMalformed = jest.fn();
beforeEach(() => {
  onMalformed.mockReset();
  fakePlatform({ onMalformed });
});

/** Reads these parts as they come, and answers what was heard. */
async function read(...parts: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
      controller.close();
    },
  });
  const onNews = jest.fn();
  const onHeard = jest.fn();
  const failure = await readNews(new Response(body), { onNews, onHeard }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { heard: onNews.mock.calls.map(([changed]) => changed), failure, parts: onHeard.mock.calls.length };
}

const of = (...kinds: string[]) => `data: ${JSON.stringify({ changed: kinds })}\n\n`;

it('hears events however they are cut, and takes comments and the wait that it is told as signs of life', async () => {
  const events = `: news\nretry: 3000\n\n${of('balance')}:\n\n${of('unread', 'orders')}`;
  const { heard, failure, parts } = await read(...events);
  expect(heard).toEqual([['balance'], ['unread', 'orders']]);
  expect([failure, parts]).toEqual([undefined, events.length]);
  expect(onMalformed).not.toHaveBeenCalled();
});

it.each(['\r\n', '\r'])('knows the line end %j', async (end) => {
  const { heard } = await read(of('balance').replaceAll('\n', end), of('unread').replaceAll('\n', end), ':x');
  expect(heard).toContainEqual(['balance']);
});

it('does not hear what broke off', async () => {
  expect((await read(of('balance').trimEnd())).heard).toEqual([]);
});

it.each([
  ['no JSON', 'data: balance\n\n'],
  ['no news', 'data: {"balance":"100.00"}\n\n'],
  ['kinds that are no text', 'data: {"changed":[1]}\n\n'],
  ['more kinds than there can be', of(...Array.from({ length: 33 }, (_, index) => `k${index}`))],
  ['a page of HTML', '<!doctype html>\n\n'],
])('passes over %s, tells where, and hears what follows', async (_what, nonsense) => {
  const { heard, failure } = await read(nonsense, of('balance'));
  expect(heard).toEqual([['balance']]);
  expect(failure).toBeUndefined();
  expect(onMalformed).toHaveBeenCalledWith(expect.objectContaining({ path: '/wps/news', failed: true }));
  expect(JSON.stringify(onMalformed.mock.calls)).not.toContain('100.00');
});

it('passes bytes over that are no text', async () => {
  const { heard } = await read(new Uint8Array([0, 255, 254, 10, 10]), of('balance'));
  expect(heard).toEqual([['balance']]);
});

it.each([
  ['a line that does not end', ['x'.repeat(3_000), 'x'.repeat(3_000), of('balance')]],
  ['an event that does not end', [...Array(5)].map(() => `data: ${'x'.repeat(1_000)}\n`)],
  ['nothing but nonsense', [...Array(11)].map(() => 'data: x\n\n').concat(of('balance'))],
])('gives up a stream with %s', async (_what, parts) => {
  const { heard, failure } = await read(...parts);
  expect(failure).toBeDefined();
  expect(heard).toEqual([]);
  expect(onMalformed).toHaveBeenCalled();
});
