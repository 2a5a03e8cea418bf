import { GameType } from '@site/contracts/areas/games';
import { type Range, readRange, writeRange } from '@site/ui/records';

/** What a page of figures shows. It lives in the address, so that Back, reload and a shared link find it again. */
export interface FiguresState {
  /** Whose figures; the whole team's without it. Any text: whether it is somebody's, the platform says. */
  readonly account: string | undefined;
  readonly range: Range;
  readonly category: GameType | undefined;
}

/** Reads the address. What it does not understand counts as not given. */
export function readFigures(search: URLSearchParams, today: string): FiguresState {
  return {
    account: search.get('account')?.trim() || undefined,
    range: readRange(search, today),
    category: GameType.safeParse(search.get('category') ?? undefined).data,
  };
}

/** The query part of an address, with its question mark; what is as usual is left out. */
export function figuresSearch({ account, range, category }: Partial<FiguresState>): string {
  const search = new URLSearchParams();
  if (account !== undefined) search.set('account', account);
  if (range !== undefined) writeRange(search, range);
  if (category !== undefined) search.set('category', category);
  return search.size > 0 ? `?${search}` : '';
}
