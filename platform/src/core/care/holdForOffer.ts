import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { holdAccount } from './hold';
import { playClosed, refuseStoppedOffers, stateAt } from './state';

/**
 * Holds a member who takes part in an offer, so that this comes wholly before or after a closing (PL-019, PL-039). Call
 * it first inside a transaction.
 *
 * @throws Refusal play.closed, offers.stopped.
 */
export async function holdForOffer(
  tx: Database,
  member: Pick<Account, 'id' | 'merchant'>,
  at: Date,
): Promise<void> {
  const { row } = await holdAccount(tx, member);
  const state = stateAt(row, at);
  if (state.name !== 'OPEN') throw playClosed(state);
  refuseStoppedOffers(row, at);
}
