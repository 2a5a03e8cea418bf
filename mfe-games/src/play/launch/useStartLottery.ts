import { call, useSystemStatus } from '@site/api';
import { addRecentGame } from '@site/contracts/areas/games';
import { HOME_PATHS } from '@site/contracts/values/paths';
import { useLocation, useNavigate } from '@site/router';
import { useCallback } from 'react';
import type { LotteryPlan } from './launchPlan';
import { startLotteryPath } from './lotteryPath';
import { refreshRecents } from './refreshAfterPlay';

/** Leads to a lottery's page with what a launch has decided. */
export function useStartLottery() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mui = useSystemStatus().data?.info.paths.lotteryMui;
  return useCallback(
    (gameId: string, { playType, prizeMode }: LotteryPlan) => {
      const start = { mui, playType, prizeMode, gameId, pageBack: HOME_PATHS.includes(pathname) };
      void navigate(startLotteryPath(start));
    },
    [navigate, pathname, mui],
  );
}

/** Notes a lottery among the recent games; that this fails is no reason to keep the player from it. */
export async function rememberLottery(game: { nodeId: string; vendor: string }): Promise<void> {
  await call(addRecentGame, game, { silent: true }).catch(() => undefined);
  refreshRecents();
}
