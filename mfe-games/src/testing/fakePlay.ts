import { addRecentGame, type Game, type LaunchTarget, launchGame } from '@site/contracts/areas/games';
import { gameFacts, playSummary } from '@site/contracts/areas/play';
import { fakeGames } from './fakeGames';
import { aGame } from './fixtures';

export const VENDOR = 'https://games.vendor.example';
export const PLAYING_SINCE = '2026-11-20T08:00:00.000Z';

/** For tests: a platform with one game for a frame, at a merchant that lists its vendor. */
export function fakePlay(game: Game = aGame()) {
  const platform = fakeGames({ member: true, frames: [VENDOR] });
  let launches = 0;
  platform.answer(gameFacts, {
    game,
    minBet: '1.00',
    maxBet: '1000.00',
    lines: 20,
    rtp: 96,
    volatility: 'LOW',
  });
  platform.answer(addRecentGame, {});
  platform.answer(launchGame, () => {
    launches += 1;
    return {
      url: `${VENDOR}/play#launch=${launches}`,
      open: 'FRAME',
      announces: true,
      at: PLAYING_SINCE,
    } satisfies LaunchTarget;
  });
  platform.answer(playSummary, {
    since: PLAYING_SINCE,
    at: '2026-11-20T08:15:00.000Z',
    bets: 12,
    staked: '120.00',
    won: '96.50',
    net: '-23.50',
  });
  return platform;
}
