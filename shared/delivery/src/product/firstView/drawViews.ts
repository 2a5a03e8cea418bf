import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FirstViewPage } from '@site/contracts/federation/firstView';
import * as z from 'zod/mini';
import { contentHash } from '../../integrity';

/** How long a release may take to begin, and for each of its slots in each language, in ms, and how much memory, in MB. */
const BEGIN_LIMIT_MS = 10_000;
const SLOT_LIMIT_MS = 1_000;
const MEMORY_MB = 256;

/** Of all merchants and releases that one process refreshes. */
const MOST_KEPT = 500;

const WORKER = fileURLToPath(new URL('./drawingWorker.mjs', import.meta.url));

export interface WantedView {
  readonly slot: string;
  readonly page: FirstViewPage;
}

/** What came of a slot: its markup, not checked yet, or why there is none. */
export type DrawnView = { readonly markup: string } | { readonly fault: string };

const Message = z.object({
  index: z.int(),
  markup: z.optional(z.string()),
  fault: z.optional(z.string()),
});

/** Draws first views, as `drawViews` does. */
export type Draw = (code: string, wanted: readonly WantedView[]) => Promise<readonly DrawnView[]>;

/** Draws, and keeps what came of it: the same file for the same pages gives the same views again, without being run. */
export function drawOnce(): Draw {
  const drawn = new Map<string, readonly DrawnView[]>();
  return async (code, wanted) => {
    const key = contentHash(Buffer.from(JSON.stringify([code, wanted])));
    const views = drawn.get(key) ?? (await drawViews(code, wanted));
    drawn.delete(key);
    drawn.set(key, views);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
    return views;
  };
}

/**
 * Runs the file of a release that draws first views, in a thread without network, files and process. It is code of a
 * team of the site, with its integrity checked; what hangs or breaks there ends with the thread.
 *
 * @param code Text of the file.
 * @returns One for each that is wanted, in order. Never rejects.
 */
export function drawViews(
  code: string,
  wanted: readonly WantedView[],
  timeLimitMs = BEGIN_LIMIT_MS + wanted.length * SLOT_LIMIT_MS,
): Promise<DrawnView[]> {
  const drawn = new Map<number, DrawnView>();
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: { code, wanted },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdin: false,
    });
    const end = (fault: string) => {
      clearTimeout(timer);
      resolve(wanted.map((_view, index) => drawn.get(index) ?? { fault }));
      void worker.terminate();
    };
    let timer: NodeJS.Timeout | undefined;
    // How long a busy machine takes for a thread is not the release's fault.
    worker.on('online', () => {
      timer = setTimeout(() => end(`it was not done after ${timeLimitMs} ms`), timeLimitMs);
    });
    worker.on('message', (message: unknown) => {
      const parsed = z.safeParse(Message, message);
      if (!parsed.success) return;
      const { index, markup, fault = 'it gave nothing' } = parsed.data;
      drawn.set(index, markup === undefined ? { fault } : { markup });
      if (drawn.size === wanted.length) end('');
    });
    worker.on('error', ({ message }) => end(message));
    worker.on('exit', () => end('its thread has ended'));
  });
}
