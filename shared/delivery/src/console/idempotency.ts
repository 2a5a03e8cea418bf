import { Unacceptable } from './answers';

const KEY = /^[\w-]{8,100}$/;
const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 10_000;

/** Does a change once for each key, and gives whoever sends it again the answer of the first time. */
export type Once = <Value>(
  asked: { readonly key: unknown; readonly caller: string; readonly input: unknown },
  change: () => Promise<Value>,
) => Promise<Value>;

/**
 * In the memory of this process: a change that is sent again to another one meets a deployment's number that is taken.
 * What failed may be tried again with the same key.
 *
 * @throws Unacceptable without a key, or when the key was another change's.
 */
export function once(now: () => Date): Once {
  const done = new Map<string, { input: string; at: number; answer: Promise<unknown> }>();

  function forgetOld(): void {
    for (const [slot, { at }] of done) {
      if (done.size <= MOST_KEPT && now().getTime() - at < KEPT_MS) return;
      done.delete(slot);
    }
  }

  return async <Value>(
    { key, caller, input }: { key: unknown; caller: string; input: unknown },
    change: () => Promise<Value>,
  ) => {
    if (typeof key !== 'string' || !KEY.test(key))
      throw new Unacceptable(400, 'idempotency.key.missing', 'A change has an Idempotency-Key of its own.');
    forgetOld();
    const slot = JSON.stringify([caller, key]);
    const text = JSON.stringify(input);
    const known = done.get(slot);
    if (known && known.input !== text)
      throw new Unacceptable(422, 'idempotency.key.reused', 'This Idempotency-Key was another change’s.');
    if (known) return known.answer as Promise<Value>;
    const answer = change();
    done.set(slot, { input: text, at: now().getTime(), answer });
    answer.catch(() => done.delete(slot));
    return answer;
  };
}
