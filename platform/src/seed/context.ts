import type { Merchant as ArtMerchant } from '../art';
import type { Moments } from './moments';

export type MerchantCode = ArtMerchant;

/** What every part of the seed is made for. */
export interface SeedContext extends Moments {
  merchant: MerchantCode;
  merchantName: string;
}

/** An id of one merchant's content: the same on every machine. */
export const contentId = (context: SeedContext, name: string): string => `${context.merchant}-${name}`;
