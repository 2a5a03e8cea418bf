import { hasCode } from '@site/api';
import { LimitPeriod } from '@site/contracts/areas/care/settings';
import { Instant, Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';

const Rest = z.object({ period: LimitPeriod, rest: Money, resetsAt: Instant });

/** What a limit of responsible play leaves, of which period, and when that begins anew. */
export type Rest = z.infer<typeof Rest> & { readonly of: 'deposit' | 'loss' };

/** What the member's limits leave, as a refusal names it; `undefined` where it is about something else. */
export function restOf(error: unknown): Rest | undefined {
  if (!hasCode(error, 'limit.deposit.reached', 'limit.loss.reached')) return undefined;
  const rest = Rest.safeParse(error.value).data;
  return rest && { ...rest, of: error.code === 'limit.deposit.reached' ? 'deposit' : 'loss' };
}
