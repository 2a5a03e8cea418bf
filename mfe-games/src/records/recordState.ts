import { GameType } from '@site/contracts/areas/games';
import { OrderStatus } from '@site/contracts/areas/lottery';
import { Id } from '@site/contracts/values/values';
import { type Range, readRange, writeRange } from '@site/ui/records';

/** Bets with providers, and orders of the merchant's lotteries. */
export const RECORD_TABS = ['games', 'lottery'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** What the record shows. It lives in the address, so that back, reload and a shared link find it again. */
export interface RecordState {
  readonly tab: RecordTab;
  readonly range: Range;
  readonly category: GameType | undefined;
  readonly vendor: string | undefined;
  /** Id of a lottery, of its orders. */
  readonly game: string | undefined;
  /** Of lottery orders. */
  readonly status: OrderStatus | undefined;
}

/** The filters of a state that filters nothing but days. */
export const NO_FILTERS = {
  category: undefined,
  vendor: undefined,
  game: undefined,
  status: undefined,
} as const;

/** Reads the address. What it does not understand counts as not given. */
export function readRecordState(search: URLSearchParams, today: string): RecordState {
  const text = (name: string) => search.get(name) ?? undefined;
  return {
    tab: RECORD_TABS.find((tab) => tab === text('tab')) ?? 'games',
    range: readRange(search, today),
    category: GameType.safeParse(text('category')).data,
    vendor: Id.safeParse(text('vendor')).data,
    game: Id.safeParse(text('game')).data,
    status: OrderStatus.safeParse(text('status')).data,
  };
}

/** The query part of the address for a state; what is as usual is left out. */
export function recordSearch({ tab, range, category, vendor, game, status }: RecordState): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && search.set(name, value);
  set('tab', tab === 'games' ? undefined : tab);
  writeRange(search, range);
  set('category', category);
  set('vendor', vendor);
  set('game', game);
  set('status', status);
  return search;
}
