import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleEvents } from './events';
import { CONSOLE_HEADERS } from './headers';

/** Keeps what is between from closing a connection on which nothing happens, in ms. */
const HEARTBEAT_MS = 20_000;

/** Answers with a stream of server-sent events that ends when the other side goes (FD-074). */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: ConsoleEvents,
): Promise<void> {
  const lastId = request.headers['last-event-id'];
  // What a page reads after the stream is open is as new as this look: what comes later is an event.
  await events.look();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...CONSOLE_HEADERS,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // nginx would gather answers.
    'X-Accel-Buffering': 'no',
  });
  // So that a page knows at once that the stream is there.
  raw.write(': open\n\n');
  const end = events.listen(typeof lastId === 'string' ? lastId : undefined, ({ id, event }) =>
    raw.write(`id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`),
  );
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  raw.once('close', () => {
    clearInterval(heartbeat);
    end();
  });
}
