import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type GuardOptions, guard } from './guard';

/** In a minute of the source; 15 s apart, save in tests with shorter minutes. */
const TURNS_A_MINUTE = 4;

/** A name for a guard of this process: `shop-1-4711-5b0c`. */
export function guardName(): string {
  return `${hostname()}-${process.pid}-${randomBytes(2).toString('hex')}`;
}

/**
 * Guards until it is told to end. A turn that fails is said, and the next one comes; what stays as it is, is said once.
 *
 * @param say Hears what people should know.
 * @param everyMs From the end of a turn to the next; shorter in tests.
 */
export async function runGuard(
  options: GuardOptions,
  say: (line: string) => void,
  signal: AbortSignal,
  everyMs = options.source.minuteMs / TURNS_A_MINUTE,
): Promise<void> {
  const turn = guard(options);
  let before: readonly string[] = [];
  while (!signal.aborted) {
    const lines = await turn().then(
      (done) => (done.spared ? before : done.lines),
      (error: Error) => [`A turn of the guard failed: ${error.message}`],
    );
    for (const line of lines.filter((one) => !before.includes(one))) say(line);
    before = lines;
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
