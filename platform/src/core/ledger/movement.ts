/**
 * A movement of money that a rule may be against. Wins, refunds, withdrawals, what comes back from a vendor and money
 * that has arrived are not: they always pass. Amounts are in minor units, without a sign.
 */
export type GatedMovement =
  | {
      readonly kind: 'stake';
      readonly amount: bigint;
      readonly gameType?: string | undefined;
      /** Of a game that is played in cycles one after the other, as a slot: its node id. */
      readonly cycleOf?: string | undefined;
    }
  | { readonly kind: 'to vendor'; readonly amount: bigint; readonly vendor: string }
  | PaidIn
  | { readonly kind: 'bonus'; readonly amount: bigint }
  | { readonly kind: 'to player'; readonly amount: bigint };

/** A deposit, or what another player gives, which counts as one. */
interface PaidIn {
  readonly kind: 'deposit order' | 'from player';
  readonly amount: bigint;
  /** What the account's other orders that may still be paid come to, read with the wallet held. */
  readonly underWay: bigint;
}

export const paysIn = (movement: GatedMovement): movement is PaidIn =>
  movement.kind === 'deposit order' || movement.kind === 'from player';
