/**
 * A movement of money that a rule may be against. Wins, refunds, withdrawals, what comes back from a vendor and money
 * that has arrived are not: they always pass. Amounts are in minor units, without a sign.
 */
export type GatedMovement =
  | { readonly kind: 'stake'; readonly amount: bigint; readonly gameType?: string | undefined }
  | { readonly kind: 'to vendor'; readonly amount: bigint; readonly vendor: string }
  /** `underWay`: what the account's other orders that may still be paid come to, read with the wallet held. */
  | { readonly kind: 'deposit order'; readonly amount: bigint; readonly underWay: bigint }
  | { readonly kind: 'bonus'; readonly amount: bigint }
  | { readonly kind: 'from player'; readonly amount: bigint };
