import { endpointKey, queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import { playState } from '@site/contracts/areas/care/state';
import { gameList, hotGames, recentGames } from '@site/contracts/areas/games';
import { LOTTERY_MENU_PATH, RECENT_LOTTERIES_PATH } from '@site/contracts/values/lottery';
import { getSession } from '@site/session';

/** Refetches what play has come to. */
export function refreshPlayState(): void {
  if (getSession() !== null) void queryClient.invalidateQueries({ queryKey: endpointKey(playState) });
}

/** Refetches the balance, and what play has come to: a game has moved money. */
export function refreshFigures(): void {
  if (getSession() !== null) void queryClient.invalidateQueries({ queryKey: endpointKey(walletBalance) });
  refreshPlayState();
}

/** Refetches figures and recent games: a game has been played. */
export function refreshAfterPlay(): void {
  refreshFigures();
  if (getSession() !== null) refreshRecents();
}

/** Refetches recent games, lotteries among them. */
export function refreshRecents(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentGames) });
  void queryClient.invalidateQueries({ queryKey: endpointKey({ path: RECENT_LOTTERIES_PATH }) });
}

/** Refetches the lists: a game that was listed is gone. */
export function refreshCatalogue(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(gameList) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(hotGames) });
  void queryClient.invalidateQueries({ queryKey: endpointKey({ path: LOTTERY_MENU_PATH }) });
}
