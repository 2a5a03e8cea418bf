import type { Game } from '@site/contracts/areas/games';
import { useSession } from '@site/session';
import { useRecentGames } from './endlessGames';

/** Games on a line: as far as anybody swipes. */
const ON_A_LINE = 12;

/**
 * The member's last games of all categories, newest first. None for a guest, and none after a failure: nobody
 * came for them alone. `undefined` while they are on their way.
 */
export function useRecentlyPlayed(): readonly Game[] | undefined {
  const signedIn = useSession((session) => session !== null);
  const { games, error } = useRecentGames(signedIn);
  if (!signedIn || error) return [];
  return games?.slice(0, ON_A_LINE);
}
