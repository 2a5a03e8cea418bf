import type { PnlRow } from '@site/contracts/areas/team';
import { compareMoney } from '@site/ui/Money';
import { direction } from '@site/ui/records';
import type { BarRow } from '../parts/Bars';

const SHOWN = 5;

const sizeOf = ({ profit }: PnlRow) => profit.replace('-', '');

/** The five who gained or lost most, from the greatest gain to the greatest loss. */
export function fiveLargest(rows: readonly PnlRow[]): BarRow[] {
  return rows
    .filter(({ profit }) => direction(profit) !== 'even')
    .sort((one, other) => compareMoney(sizeOf(other), sizeOf(one)))
    .slice(0, SHOWN)
    .sort((one, other) => compareMoney(other.profit, one.profit))
    .map(({ account, own = false, profit }) => ({ id: `${account} ${own}`, name: account, amount: profit }));
}
