import { GAME_TYPES, type GameType } from '@site/contracts/areas/games';
import type { Rebate, rebatesOfDownline } from '@site/contracts/areas/rebates';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { usernameKey } from '../../accounts/service';
import { directDownline } from './directDownline';
import { holdRates } from './holdRates';
import { refuseWithoutPlace } from './quotas';
import { currentRates, currentRatesOf, givenOn, type Rates, rateText, writeRates } from './rates';

type AccountRebates = ValueOf<typeof rebatesOfDownline>;

/** Each category in which there is something to give, with what stands between. */
export const listRebates = (rates: Rates, min: Rates, max: Rates): Rebate[] =>
  GAME_TYPES.filter((category) => (max[category] ?? 0) > 0).map((gameType) => ({
    gameType,
    rate: rateText(rates[gameType] ?? 0),
    min: rateText(min[gameType] ?? 0),
    max: rateText(max[gameType] ?? 0),
  }));

async function view(db: Database, agent: Pick<Account, 'id'>, downline: Account): Promise<AccountRebates> {
  const rates = await currentRates(db, [agent.id, downline.id]);
  const rebates = listRebates(
    rates.get(downline.id) ?? {},
    await givenOn(db, downline.id),
    rates.get(agent.id) ?? {},
  );
  return { account: downline.username, type: downline.type, rebates };
}

/**
 * The rates of an agent's direct downline; without a name, or by its own, those of the agent. What the agent above has is
 * told nobody below: one's own rates end at themselves.
 *
 * @throws Refusal downline.unknown
 */
export async function rebatesOf(
  db: Database,
  agent: Account,
  name: string | undefined,
): Promise<AccountRebates> {
  if (name !== undefined && usernameKey(name) !== agent.usernameKey)
    return view(db, agent, await directDownline(db, agent, name));
  const own = await currentRatesOf(db, agent.id);
  return {
    account: agent.username,
    type: agent.type,
    rebates: listRebates(own, await givenOn(db, agent.id), own),
  };
}

/**
 * Throws for a rate that is more than its giver has, or less than its receiver has given on.
 *
 * @throws Refusal rebate.out.of.range, with category and bounds in `value`.
 */
export function refuseOutOfRange(rates: Rates, min: Rates, max: Rates): void {
  for (const [category, rate] of Object.entries(rates) as [GameType, number][]) {
    const bounds = { min: min[category] ?? 0, max: max[category] ?? 0 };
    if (rate >= bounds.min && rate <= bounds.max) continue;
    throw new Refusal('rebate.out.of.range', {
      value: { gameType: category, min: rateText(bounds.min), max: rateText(bounds.max) },
    });
  }
}

/**
 * Sets rates of an agent's direct downline, all or none; those that are left out stay. They count for bets from this
 * instant on. Agent and downline are held, so that neither the one's own rates nor what the other has given on changes
 * meanwhile.
 *
 * @throws Refusal downline.unknown, rebate.out.of.range, quota.exceeded.
 */
export function setDownlineRates(
  db: Database,
  agent: Pick<Account, 'id' | 'merchant'>,
  name: string,
  rates: Rates,
  at: Date,
): Promise<AccountRebates> {
  return db.transaction(async (tx) => {
    const { id } = await directDownline(tx, agent, name);
    await holdRates(tx, [agent.id, id]);
    // Whoever was moved before the locks were there is not a downline any more.
    const downline = await directDownline(tx, agent, name);
    const before = await currentRatesOf(tx, id);
    refuseOutOfRange(rates, await givenOn(tx, id), await currentRatesOf(tx, agent.id));
    await refuseWithoutPlace(tx, agent, { ...before, ...rates }, before);
    await writeRates(tx, id, rates, at);
    return view(tx, agent, downline);
  });
}
