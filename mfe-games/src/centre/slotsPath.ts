import { listSearch } from '../gameList/listState';
import type { GameFilter } from '../games/filter';
import { categoryPath } from '../games/paths';

/** Pay lines of a slot that has many. */
export const MANY_LINES = 50;

/** Address of the slots that a filter leaves. */
export function slotsPath(filter: Omit<GameFilter, 'type'>): string {
  return `${categoryPath('RNG')}?${listSearch({ ...filter, type: 'RNG', tab: 'all' }, 'RNG')}`;
}
