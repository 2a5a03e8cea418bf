import {
  GAME_CLASSES,
  GAME_NAME_MAX_LENGTH,
  type GameClass,
  type GameType,
  MINIMUM_BETS,
} from '@site/contracts/areas/games';
import { LIST_TABS, type ListTab } from '../../catalogue/paths';
import { isGameType } from '../../catalogue/vendorCategories';
import type { GameFilter } from '../../requests';

/** What the list shows. It lives in the address, so that back, reload and a shared link find it again. */
export interface ListState extends GameFilter {
  readonly tab: ListTab;
}

const DEFAULT_TYPE: GameType = 'RNG';
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,64}$/;
/** What the list call takes as the fewest pay lines (GA-030). */
const PAY_LINES = { least: 1, most: 10_000 };

/** Classes that a filter may ask for: bingo is a category of its own. */
export const FILTER_CLASSES = GAME_CLASSES.filter((each) => each !== 'BG');

/** Minimum bets and classes are the slots' own (GA-032, GA-034). */
export function hasBetFilters(type: GameType): boolean {
  return type === 'RNG';
}

/** Reads the address. Whatever it does not understand counts as not given. */
export function readListState(search: URLSearchParams, fixedType?: GameType): ListState {
  const asked = search.get('gameType');
  const type = fixedType ?? (isGameType(asked) ? asked : DEFAULT_TYPE);
  const slots = hasBetFilters(type);
  return {
    type,
    tab: LIST_TABS.find((tab) => tab === search.get('type')) ?? 'all',
    vendor: vendorOf(search.get('vassalage')),
    name: search.get('name')?.trim().slice(0, GAME_NAME_MAX_LENGTH) || undefined,
    minBet: slots ? MINIMUM_BETS.find((bet) => bet === search.get('minBet')) : undefined,
    minLine: slots ? linesOf(search.get('minLine')) : undefined,
    classify: slots ? classOf(search.get('gameClassify')) : undefined,
  };
}

/** The query part of the address for a state; a type that the route fixes is left out. */
export function listSearch(state: ListState, fixedType?: GameType): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && search.set(name, value);
  set('type', state.tab === 'all' ? undefined : state.tab);
  set('gameType', fixedType ? undefined : state.type);
  set('vassalage', state.vendor);
  set('name', state.name);
  set('minBet', state.minBet);
  set('minLine', state.minLine?.toString());
  set('gameClassify', state.classify);
  return search;
}

function vendorOf(code: string | null): string | undefined {
  return code !== null && VENDOR_CODE.test(code) ? code : undefined;
}

function linesOf(text: string | null): number | undefined {
  const lines = Number(text);
  return Number.isInteger(lines) && lines >= PAY_LINES.least && lines <= PAY_LINES.most ? lines : undefined;
}

function classOf(code: string | null): GameClass | undefined {
  return FILTER_CLASSES.find((each) => each === code);
}
