import { type GuardOptions, guard, type Turn } from './guard';
import { signsIn } from './signs';

/**
 * One turn of a guard that ends with it, as a timer runs it. Whether the turn came to its end or not, nobody waits for
 * the rest of its lease.
 *
 * @throws As a turn of `guard`.
 */
export async function guardOnce(options: GuardOptions): Promise<Turn> {
  const { delivery, name } = options;
  try {
    return await guard(options)();
  } finally {
    await signsIn(delivery.store).giveBack(name, delivery.now());
  }
}
