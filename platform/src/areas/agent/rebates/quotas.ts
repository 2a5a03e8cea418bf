import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { Refusal } from '../../../core/http/refusal';
import { capped, highestOf, type Rates, rateText } from './rates';
import { rebateSettingsOf } from './settings';
import type { Quota } from './tables';

type Agent = Pick<Account, 'id' | 'merchant'>;

/** A quota with how many of its places are taken. */
interface Places extends Quota {
  readonly used: number;
}

/** By what direct downlines are counted: the highest of what each has. */
const usedBy = (agentId: string, bounds: SQL): SQL => sql`
  select width_bucket(highest, ${bounds}) as place, count(*)::int as used
  from (
    select max(r.rate) as highest from accounts a
    join rebate_rates r on r.account_id = a.id and r.until is null
    where a.parent_id = ${agentId} group by a.id
  ) each_one group by 1`;

/** The quotas of an agent, the lowest rate first. */
async function placesOf(db: Database, { id, merchant }: Agent): Promise<Places[]> {
  const { quotas } = await rebateSettingsOf(db, merchant);
  const rising = quotas.filter(({ rate }) => rate > 0).sort((a, b) => a.rate - b.rate);
  if (rising.length === 0) return [];
  const bounds = sql`${`{${rising.map(({ rate }) => rate).join(',')}}`}::int[]`;
  const rows = await rowsOf<{ place: number; used: number }>(db, usedBy(id, bounds));
  // The first place is 1; below it nothing is bound.
  return rising.map((quota, index) => ({
    ...quota,
    used: rows.find(({ place }) => place === index + 1)?.used ?? 0,
  }));
}

/** The quota that rates take a place of: of a rate between two the lower one. */
const quotaOf = (places: readonly Places[], rates: Rates): Places | undefined =>
  places.findLast(({ rate }) => rate <= highestOf(rates));

/** What an agent is shown: the quotas of rates that it can give at all, the highest first. */
export async function listQuotas(db: Database, agent: Agent, own: Rates): Promise<RebateQuota[]> {
  const places = await placesOf(db, agent);
  return places
    .filter(({ rate }) => rate <= highestOf(own))
    .map(({ rate, total, used }) => ({ rate: rateText(rate), total, used }))
    .reverse();
}

/**
 * Throws where no place is left for a downline with these rates. Call it with the agent held (`holdRates`).
 *
 * @param before What the downline has now; nothing for a new one.
 * @throws Refusal quota.exceeded, with the rate of the quota in `value`.
 */
export async function refuseWithoutPlace(
  tx: Database,
  agent: Agent,
  rates: Rates,
  before: Rates = {},
): Promise<void> {
  const places = await placesOf(tx, agent);
  const wanted = quotaOf(places, rates);
  if (!wanted || wanted === quotaOf(places, before) || wanted.used < wanted.total) return;
  throw new Refusal('quota.exceeded', {
    value: { rate: rateText(wanted.rate), total: wanted.total, used: wanted.used },
  });
}

/** The same rates where a place is left for them, else as much of them as there is a place for. */
export async function cappedByPlaces(tx: Database, agent: Agent, rates: Rates): Promise<Rates> {
  const places = await placesOf(tx, agent);
  let fitting = rates;
  for (;;) {
    const quota = quotaOf(places, fitting);
    if (!quota || quota.used < quota.total) return fitting;
    fitting = capped(fitting, () => quota.rate - 1);
  }
}
