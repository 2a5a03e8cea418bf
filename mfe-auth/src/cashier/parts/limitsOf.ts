import { hasCode } from '@site/api';
import { Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';

/** The least and the most that an amount may be. */
export interface Limits {
  readonly min: string;
  readonly max: string;
}

const Figures = z.object({ min: Money, max: Money });

/** The limits that a refusal names; `undefined` where it is about something else, or names none. */
export function limitsOf(error: unknown): Limits | undefined {
  return hasCode(error, 'amount.out.of.range') ? Figures.safeParse(error.value).data : undefined;
}
