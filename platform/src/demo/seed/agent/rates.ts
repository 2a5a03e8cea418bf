import { capped, type Rates } from '../../../areas/agent/rebates/rates';
import type { Quota, rebateRates } from '../../../areas/agent/rebates/tables';
import type { NewAccount } from '../../../core/accounts/tables';
import type { SeedContext } from '../context';
import { AGENT, accountId } from '../people/accounts';

/** What the merchant gives its agent, in hundredths of a per cent. */
const TOP: Rates = {
  RNG: 80,
  LIVE: 65,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 50,
  FISH: 80,
  PVP: 65,
  LOTT: 180,
  ELOTT: 160,
  BINGO: 60,
};

/** How much of it each level gives on less; of lotteries the first of the direct downlines have more. */
const LESS_BY_LEVEL = 20;
const LOTTERY_OF_DIRECT = [175, 175, 175, 170, 170, 170, 170];

/** Accounts that may have such a rate as their highest, below one agent. */
export const QUOTAS: readonly Quota[] = [
  { rate: 180, total: 1 },
  { rate: 175, total: 5 },
  { rate: 170, total: 20 },
];

const lessBy = (rates: Rates, less: number): Rates =>
  capped(rates, (category) => (rates[category] ?? 0) - less);

/** What each of the team has, by what the one above has; each of them stands after that one. */
function ratesOfTeam(context: SeedContext, team: readonly NewAccount[]): Map<string, Rates> {
  const agent = accountId(context, AGENT);
  const rates = new Map([[agent, TOP]]);
  for (const [index, { id, parentId }] of team.entries()) {
    const above = rates.get(parentId ?? '');
    if (!above) continue;
    const lottery = parentId === agent ? LOTTERY_OF_DIRECT[index] : undefined;
    rates.set(id, { ...lessBy(above, LESS_BY_LEVEL), ...(lottery && { LOTT: lottery }) });
  }
  return rates;
}

/** The rates of the agent and its team since they are there. The demonstration's player has none. */
export function newRates(
  context: SeedContext,
  team: readonly NewAccount[],
): (typeof rebateRates.$inferInsert)[] {
  const joined = new Map(team.map(({ id, createdAt }) => [id, createdAt]));
  return [...ratesOfTeam(context, team)].flatMap(([id, rates]) =>
    Object.entries(rates).map(([gameType, rate]) => ({
      accountId: id,
      gameType: gameType as keyof Rates,
      rate,
      since: joined.get(id) ?? context.daysAgo(700),
    })),
  );
}
