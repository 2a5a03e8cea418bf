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
  options: Omit<TellOptions, 'onFailure'> & {
    /** Done before each turn: puts down what else there is to tell. */
    readonly before?: () => Promise<unknown>;
  },
  say: (line: string) => void,
  signal: AbortSignal,
  everyMs = options.store.folder === undefined ? EVERY_MS.bucket : EVERY_MS.folder,
): Promise<void> {
  if (options.hooks.length === 0) return;
  let said = '';
  while (!signal.aborted) {
    const lines: string[] = [];
    const tell = async () => {
      await options.before?.();
      await tellHooks({ ...options, onFailure: (what) => lines.push(what) });
    };
    await tell().catch((error: Error) => lines.push(`A turn of the webhooks failed: ${error.message}`));
    // What is wrong for long is said once.
    const all = lines.join('\n');
    if (all !== '' && all !== said) for (const line of lines) say(line);
    said = all;
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
