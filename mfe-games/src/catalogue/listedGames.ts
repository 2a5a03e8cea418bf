import type { Game } from '@site/contracts/areas/games';
import type { EndlessList } from '@site/ui/endlessList';
import type { EndlessGames } from './endlessGames';

/** A list of games to lay out: how many there are so far, and each by its place. */
export interface ListedGames extends EndlessList {
  /** `undefined` until the first games are there. */
  readonly count: number | undefined;
  /** The game at a place from 0; `undefined` while it is on its way. */
  readonly gameAt: (place: number) => Game | undefined;
  /** Says which places are on the screen: games far from them may be forgotten. */
  readonly show: (first: number, last: number) => void;
}

/** A list that is short enough to be held whole. */
export function listed({ games, ...list }: EndlessGames): ListedGames {
  return { ...list, count: games?.length, gameAt: (place) => games?.[place], show: () => {} };
}
