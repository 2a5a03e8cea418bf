import { ConsoleEvent } from '@site/contracts/federation/consoleApi';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { ask } from '../api/client';

export interface EventReader {
  /** The stream is there: what is read from now on is followed by the events after it. */
  readonly onOpen: () => void;
  readonly onEvent: (event: ConsoleEvent) => void;
}

/** Id of the last event that was heard: a stream that breaks goes on after it. */
let lastId: string | undefined;

/**
 * Reads server-sent events until the stream ends. By fetch: an EventSource sends no token.
 *
 * @throws TypeError or Error when there is no stream.
 */
export async function readEvents({ onOpen, onEvent }: EventReader, signal: AbortSignal): Promise<void> {
  const response = await ask('events', {
    signal,
    headers: { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) },
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  onOpen();
  const parser = createParser({
    onEvent({ id, data }) {
      lastId = id ?? lastId;
      const event = z.safeParse(ConsoleEvent, parseJson(data));
      if (event.success) onEvent(event.data);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
