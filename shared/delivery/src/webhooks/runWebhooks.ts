import { setTimeout as wait } from 'node:timers/promises';
import { type TellOptions, tellHooks } from './tellHooks';

/** From the end of a turn to the next, in ms: a bucket is a network away, and each look at it is paid for. */
const EVERY_MS = { folder: 2_000, bucket: 30_000 };

/**
 * Tells the hooks what has happened until it is told to end. A turn that fails is said, and the next one comes.
 *
 * @param say Hears what people should know.
 * @param everyMs From the end of a turn to the next; shorter in tests.
 */
export async function runWebhooks(
  options: Omit<TellOptions, 'onFailure'>,
  say: (line: string) => void,
  signal: AbortSignal,
  everyMs = options.store.folder === undefined ? EVERY_MS.bucket : EVERY_MS.folder,
): Promise<void> {
  if (options.hooks.length === 0) return;
  let before = '';
  while (!signal.aborted) {
    const lines: string[] = [];
    await tellHooks({ ...options, onFailure: (what) => lines.push(what) }).catch((error: Error) =>
      lines.push(`A turn of the webhooks failed: ${error.message}`),
    );
    // What is wrong for long is said once.
    const all = lines.join('\n');
    if (all !== '' && all !== before) for (const line of lines) say(line);
    before = all;
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
