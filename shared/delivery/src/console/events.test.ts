import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditIn } from '../audit/auditLog';
import { deployRelease } from '../product/deploy/deployRelease';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';

let on: ConsoleOnTest;
const streams: IncomingMessage[] = [];
beforeEach(async () => {
  on = await consoleOnTest({ lookEveryMs: 20 });
  await on.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy();
  await on.close();
});

/** An open stream of events; `until` waits for a text in it. */
async function open(lastEventId?: string) {
  const { port } = on.app.server.address() as AddressInfo;
  const request = get({
    port,
    path: '/api/events',
    agent: false,
    headers: { host: '127.0.0.1:8082', ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  streams.push(stream);
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const until = async (wanted: RegExp) => {
    while (!wanted.test(text)) await once(stream, 'data');
    return text;
  };
  await until(/: open/);
  return { stream, until, text: () => text };
}

const deploy = (traffic: number) =>
  deployRelease(on.context, 'aurora', { component: 'mfe-games', release: '1.1.0', traffic });

it('tells whoever looks of what anybody does, by number and kind alone @FD-074', async () => {
  const { stream, until } = await open();
  expect(stream.headers['content-type']).toContain('text/event-stream');
  await deploy(10);
  const told = await until(/event: deployment/);
  expect(told).toMatch(
    /^: open\n\nid: \S+-1\nevent: deployment\ndata: \{"number":2,"kind":"deployment"\}\n\n$/,
  );
  const { context } = on;
  await auditIn(context.store).append({
    at: '2026-01-02T03:04:05Z',
    by: 'x',
    kind: 'token',
    words: 'made one',
  });
  await until(/event: log\ndata: \{"number":1,"kind":"log"\}/);
});

it('goes on after the last event that was heard, and says when it cannot @FD-074', async () => {
  const first = await open();
  await deploy(10);
  const told = await first.until(/event: deployment/);
  first.stream.destroy();
  await deploy(20);
  const [, id = ''] = /id: (\S+)/.exec(told) ?? [];
  const second = await open(id);
  const rest = await second.until(/"number":3/);
  expect(rest).not.toContain('"number":2');
  const other = await open('of-another-process-7');
  await other.until(/event: all/);
});
