import type { SiteCode } from './site';

/** A lock of tests that move an account's money or compare it: no two of them run at once. */
export const moneyOf = (account: string, merchant: SiteCode): string => `money of ${account} at ${merchant}`;
