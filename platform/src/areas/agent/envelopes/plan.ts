import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { withdrawableOf } from '../../../core/ledger/turnover';
import { balancesOf } from '../../../core/ledger/wallets';
import { formatMoney } from '../../../core/money';
import { type PlayerTransfer, passTransferGates } from '../../cashier/playerTransfer';
import { refuseResting } from '../../cashier/withdraw/plan';
import { receiversOf, type Wanted } from './receivers';
import { rulesOf } from './rules';

/** What red envelopes come to, in minor units. */
export interface EnvelopesPlan {
  readonly transfers: readonly PlayerTransfer[];
  readonly total: bigint;
  /** What the agent has afterwards, in all wallets. */
  readonly kept: bigint;
}

/**
 * What envelopes come to. What goes out is what might be withdrawn: a bonus that is still to be bet leaves by no other
 * player's wallet, and after a reset of the payment password nothing does for a day (decision 0158). Agent and receivers
 * are held from here on: call it inside a transaction that holds nobody yet.
 *
 * @throws Refusal, the first of: withdraw.resting; as `receiversOf`; as `passTransferGates`; balance.insufficient with
 *   `balance` and `total`; withdraw.turnover.unmet for what is held until it is bet.
 */
export async function planEnvelopes(
  tx: Database,
  agent: Account,
  wanted: Wanted,
  at: Date,
): Promise<EnvelopesPlan> {
  refuseResting(agent, at);
  const transfers = await receiversOf(tx, agent, wanted, await rulesOf(tx, agent.merchant));
  await passTransferGates(tx, agent, transfers, at);
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0n);
  const balances = await balancesOf(tx, agent);
  if (total > balances.main)
    throw new Refusal('balance.insufficient', {
      value: { balance: formatMoney(balances.main), total: formatMoney(total) },
    });
  const { withdrawable, left } = await withdrawableOf(tx, agent);
  if (total > withdrawable)
    throw new Refusal('withdraw.turnover.unmet', { value: { turnoverLeft: formatMoney(left) } });
  return { transfers, total, kept: balances.total - total };
}
