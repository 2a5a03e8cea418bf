import { Refusal } from '../../../core/http/refusal';

/**
 * Pays what is due, the oldest first. What is refused waits for the next time. Who has not enough for one, or may pay
 * nobody, pays no newer one before it; what is against a receiver keeps no other one waiting.
 *
 * @param next So many at most as `batch`, in order, after the one that it is given.
 * @param failures Gets what fails otherwise: it keeps nobody else waiting.
 */
export async function payInTurn<Due extends { readonly payerId: string | null }>(
  next: (after: Due | undefined) => Promise<readonly Due[]>,
  pay: (due: Due) => Promise<void>,
  failures: unknown[],
  batch: number,
): Promise<void> {
  const stopped = new Set<string>();
  let last: Due | undefined;
  do {
    const found = await next(last);
    for (const due of found) {
      if (due.payerId !== null && stopped.has(due.payerId)) continue;
      try {
        await pay(due);
      } catch (error) {
        if (!(error instanceof Refusal)) failures.push(error);
        else if (due.payerId !== null && error.code !== 'user.unavailable') stopped.add(due.payerId);
      }
    }
    last = found.length === batch ? found.at(-1) : undefined;
  } while (last);
}
