import { call, useSystemStatus } from '@site/api';
import { addRecentGame } from '@site/contracts/games';
import type { LotteryGame } from '@site/contracts/lottery';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { useCallback } from 'react';
import { useVendorTypes } from '../games/queries';
import { type LotteryPlan, lotteryModes } from '../launch/launchPlan';
import { refreshRecents } from '../launch/refreshAfterPlay';
import { isHome } from './paths';
import { startLotteryPath } from './startLottery';

/** Leads to a lottery's page with what a launch has decided. */
export function useStartLottery() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mui = useSystemStatus().data?.info.paths.lotteryMui;
  return useCallback(
    (gameId: string, { playType, prizeMode }: LotteryPlan) => {
      const start = { mui, playType, prizeMode, gameId, pageBack: isHome(pathname) };
      void navigate(startLotteryPath(start));
    },
    [navigate, pathname, mui],
  );
}

/** What a press on a lottery of the lobby does: guests log in first, and come back here (GA-054). */
export function useOpenLottery() {
  const navigate = useNavigate();
  const location = useLocation();
  const types = useVendorTypes().data;
  const start = useStartLottery();
  return useCallback(
    (game: LotteryGame) => {
      if (getSession() === null) {
        void navigate(loginRedirect(location));
        return;
      }
      if (game.nodeId) void rememberLottery({ nodeId: game.nodeId, vendor: game.vassalage });
      start(game.gameId, lotteryModes(game, types));
    },
    [navigate, location, types, start],
  );
}

/** Notes a lottery among the recent games; that this fails is no reason to keep the player from it. */
export async function rememberLottery(game: { nodeId: string; vendor: string }): Promise<void> {
  await call(addRecentGame, game, { silent: true }).catch(() => undefined);
  refreshRecents();
}
