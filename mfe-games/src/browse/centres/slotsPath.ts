import { categoryPath } from '../../catalogue/paths';
import type { GameFilter } from '../../requests';
import { listSearch } from '../lists/listState';

/** Pay lines of a slot that has many. */
export const MANY_LINES = 50;

/** Address of the slots that a filter leaves. */
export function slotsPath(filter: Omit<GameFilter, 'type'>): string {
  return `${categoryPath('RNG')}?${listSearch({ ...filter, type: 'RNG', tab: 'all' }, 'RNG')}`;
}
