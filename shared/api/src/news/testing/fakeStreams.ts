/** A stream of the platform, as a test writes it. */
export interface FakeStream {
  readonly headers: Readonly<Record<string, string>>;
  /** The page has given it up. */
  readonly given: () => boolean;
  write(text: string | Uint8Array): void;
  /** Tells of these kinds. */
  tell(...changed: string[]): void;
  close(): void;
}

/** The page's connections, in the place of `fetch`: each is a stream, or what `refuse` said before. */
export function fakeStreams() {
  const streams: FakeStream[] = [];
  let refusals: (() => Response | Promise<Response>)[] = [];
  const before = globalThis.fetch;

  globalThis.fetch = (async (_url: unknown, init: RequestInit) => {
    const refusal = refusals.shift();
    if (refusal) return refusal();
    let isGiven = false;
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        isGiven = true;
      },
    });
    const encoder = new TextEncoder();
    const stream: FakeStream = {
      headers: init.headers as Record<string, string>,
      given: () => isGiven,
      write: (text) => controller.enqueue(typeof text === 'string' ? encoder.encode(text) : text),
      tell: (...changed) => stream.write(`data: ${JSON.stringify({ changed })}\n\n`),
      close: () => controller.close(),
    };
    init.signal?.addEventListener('abort', () => {
      if (isGiven) return;
      isGiven = true;
      controller.error(new DOMException('aborted', 'AbortError'));
    });
    streams.push(stream);
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }) as typeof fetch;

  return {
    streams,
    /** The next connections get these, one after the other. */
    refuse(...next: (() => Response | Promise<Response>)[]): void {
      refusals = next;
    },
    restore(): void {
      globalThis.fetch = before;
    },
  };
}
