import { Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(1));

/** From when on something is a mark of harm, and what marks lead to (docs/requirements/responsible-play.md, "Marks"). */
export const MarkSettings = z.object({
  /** So many deposits in an hour, or in a day. */
  deposits: z.object({ inHour: count, inDay: count }),
  /** So many times in 7 days a deposit within `minutes` of losing `percent` of all that there was. */
  chasing: z.object({ times: count, minutes: count, percent: count }),
  /** So many nights of 7 with more than `minutes` of play between midnight and five. */
  night: z.object({ nights: count, minutes: count }),
  /** A stretch longer than this. */
  long: z.object({ hours: count }),
  /** Stakes of 7 days that are more than `times` the mean of the 4 weeks before, and more than `floor`. */
  rising: z.object({ times: count, floor: Money }),
  /** A limit reached on so many days of 7, or so many raises asked for in 30 days. */
  limits: z.object({ days: count, raises: count }),
  /** So many failed deposits within `minutes`: deposits rest then for `restMinutes` (PL-041). */
  failed: z.object({ deposits: count, minutes: count, restMinutes: count }),
  /** So many marks in 7 days stop offers for `days`. */
  stop: z.object({ marks: count, days: count }),
});
export type MarkSettings = z.infer<typeof MarkSettings>;

export const DEFAULT_MARKS: MarkSettings = {
  deposits: { inHour: 3, inDay: 5 },
  chasing: { times: 3, minutes: 10, percent: 80 },
  night: { nights: 3, minutes: 60 },
  long: { hours: 4 },
  rising: { times: 3, floor: '5000.00' },
  limits: { days: 3, raises: 2 },
  failed: { deposits: 5, minutes: 10, restMinutes: 60 },
  stop: { marks: 3, days: 30 },
};
