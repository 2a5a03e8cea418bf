import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { formatMoney, parseMoney } from '../money';
import { lowestValue } from './limitNow';
import { periodsAt } from './periods';
import type { Care } from './readCare';

const lowest = (values: readonly (bigint | undefined)[]): bigint | undefined =>
  values.reduce(
    (least, value) => (least === undefined || (value ?? least) < least ? value : least),
    undefined,
  );

/** Years that somebody has lived on a day; both `YYYY-MM-DD`. */
function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** What the merchant allows at a player's age. Whoever has said no birth date may be of any (decision 127). */
async function limitOfAge(
  db: Database,
  { settings: { stakes }, timeZone, birthDate }: Care,
  at: Date,
): Promise<bigint | undefined> {
  if (stakes.length === 0) return undefined;
  const today = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const age = birthDate ? ageOn(today, birthDate) : 0;
  return lowest(stakes.filter(({ untilAge }) => age <= untilAge).map(({ max }) => parseMoney(max)));
}

/**
 * The most that one cycle of a game may stake, in minor units: the lowest of what the member, the operator and the
 * merchant allow, the last also by age (PL-007). None where nobody says.
 */
export async function stakeLimitOf(db: Database, care: Care, at: Date): Promise<bigint | undefined> {
  const { maxStake } = care.settings;
  return lowest([
    lowestValue(care.limits, 'STAKE', at),
    maxStake === undefined ? undefined : parseMoney(maxStake),
    await limitOfAge(db, care, at),
  ]);
}

/** @throws Refusal limit.stake.exceeded for a stake above a limit. */
export function refuseStakeOver(limit: bigint | undefined, stake: bigint): void {
  if (limit !== undefined && stake > limit)
    throw new Refusal('limit.stake.exceeded', { value: { max: formatMoney(limit) } });
}
