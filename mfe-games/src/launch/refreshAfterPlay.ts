import { endpointKey, queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import { gameList, hotGames, recentGames } from '@site/contracts/games';
import { lotteryMenu, recentLotteries } from '@site/contracts/lottery';
import { getSession } from '@site/session';

/** A game has moved the balance: it is asked for again. */
export function refreshBalance(): void {
  if (getSession() !== null) void queryClient.invalidateQueries({ queryKey: endpointKey(walletBalance) });
}

/** A game has been played: balance and recent games are asked for again. */
export function refreshAfterPlay(): void {
  refreshBalance();
  if (getSession() !== null) refreshRecents();
}

/** Recent games, lotteries among them, are asked for again. */
export function refreshRecents(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentGames) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentLotteries) });
}

/** A game that was listed is gone: the lists are asked for again. */
export function refreshCatalogue(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(gameList) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(hotGames) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(lotteryMenu) });
}
