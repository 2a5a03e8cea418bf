import type { Moments } from './moments';

/** What every part of the seed is made for. */
export interface SeedContext extends Moments {
  /** Its code. */
  merchant: string;
  merchantName: string;
}

/** An id of one merchant's content: the same on every machine. */
export const contentId = (context: SeedContext, name: string): string => `${context.merchant}-${name}`;
