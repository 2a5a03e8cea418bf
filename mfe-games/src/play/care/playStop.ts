import { type ApiError, hasCode } from '@site/api';
import { Instant, Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';

/** Why nothing is played on this page, or not any more. */
export type PlayStop =
  | {
      readonly code: 'limit.time.reached' /** When play is possible again. */;
      readonly resetsAt?: string | undefined;
    }
  | {
      readonly code: 'limit.stake.exceeded' /** The most that may be staked. */;
      readonly max?: string | undefined;
    }
  | { readonly code: 'play.closed' | 'identity.required' };

const Again = z.object({ resetsAt: Instant });
const Most = z.object({ max: Money });

/** What a refused call says of playing; `undefined` when it failed for another reason, or not at all. */
export function stopOf(error: ApiError | Error | null): PlayStop | undefined {
  if (hasCode(error, 'limit.time.reached'))
    return { code: 'limit.time.reached', resetsAt: z.safeParse(Again, error.value).data?.resetsAt };
  if (hasCode(error, 'limit.stake.exceeded'))
    return { code: 'limit.stake.exceeded', max: z.safeParse(Most, error.value).data?.max };
  if (hasCode(error, 'play.closed')) return { code: 'play.closed' };
  return hasCode(error, 'identity.required') ? { code: 'identity.required' } : undefined;
}
