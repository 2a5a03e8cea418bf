import type { Rebate } from '@site/contracts/areas/rebates';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { listRebates, refuseOutOfRange } from '../rebates/downlineRates';
import { cappedByPlaces, refuseWithoutPlace } from '../rebates/quotas';
import { capped, currentRatesOf, type Rates } from '../rebates/rates';

type Agent = Pick<Account, 'id' | 'merchant'>;

/** So much of each rate the page proposes to keep, in hundredths of a per cent. */
const KEPT = 20;

/** What an agent may give to a new account, with a proposal for which a place is left. */
export async function newRebates(db: Database, agent: Agent): Promise<Rebate[]> {
  const own = await currentRatesOf(db, agent.id);
  const proposed = capped(own, (category) => (own[category] ?? 0) - KEPT);
  return listRebates(await cappedByPlaces(db, agent, proposed), {}, own);
}

/**
 * Throws for rates that an agent may not give to a new account. Call it with the agent held (`holdRates`).
 *
 * @throws Refusal rebate.out.of.range, quota.exceeded.
 */
export async function refuseUnfitRates(tx: Database, agent: Agent, rates: Rates): Promise<void> {
  refuseOutOfRange(rates, {}, await currentRatesOf(tx, agent.id));
  await refuseWithoutPlace(tx, agent, rates);
}
