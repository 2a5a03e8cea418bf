import { addRecentGame, type Game, type LaunchTarget, launchGame } from '@site/contracts/areas/games';
import { gameFacts } from '@site/contracts/areas/play';
import { answerCare } from './fakeCare';
import { fakeGames } from './fakeGames';
import { aGame } from './fixtures';

export const VENDOR = 'https://games.vendor.example';

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
    } satisfies LaunchTarget;
  });
  answerCare(platform);
  return platform;
}
