import { PAGE_SIZE } from '@site/contracts/areas/games';
import { useCatalogue } from '../../catalogue/endlessGames';
import type { GameFilter } from '../../requests';
import { GameStrip } from '../tiles/GameStrip';

export interface SlotShelfProps {
  title: string;
  to?: string;
  filter: Omit<GameFilter, 'type'>;
}

/** The first slots that a filter leaves, on one line. */
export function SlotShelf({ title, to, filter }: SlotShelfProps) {
  const { games, error } = useCatalogue({ ...filter, type: 'RNG' }, PAGE_SIZE.entranceCategory);
  const { mark } = filter;
  // A platform that does not know marks lists all games.
  const own = mark ? games?.filter(({ showIcon }) => showIcon === mark) : games;
  return (
    <GameStrip
      title={title}
      games={own}
      isLoading={games === undefined && error === null}
      {...(to !== undefined && { to })}
    />
  );
}
