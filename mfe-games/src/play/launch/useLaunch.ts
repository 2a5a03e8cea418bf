import type { Game } from '@site/contracts/areas/games';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { useCallback } from 'react';
import { gameListPath } from '../../catalogue/paths';
import { useVendorTypes } from '../../catalogue/queries';
import { type LaunchOrigin, launchPlan } from './launchPlan';
import { useOpenGame } from './useOpenGame';
import { rememberLottery, useStartLottery } from './useStartLottery';

/** `demo` plays with play money, where the game has it. */
export type Launch = (game: Game, origin?: LaunchOrigin, demo?: boolean) => void;

/** What a press on a game does. */
export function useLaunch(): Launch {
  const navigate = useNavigate();
  const location = useLocation();
  const types = useVendorTypes().data;
  const startLottery = useStartLottery();
  const openGame = useOpenGame();
  return useCallback(
    (game, origin, demo) => {
      const plan = launchPlan(game, types, getSession(), origin, demo);
      switch (plan.kind) {
        case 'login':
          void navigate(loginRedirect(location));
          break;
        case 'vendorList':
          void navigate(gameListPath({ type: plan.gameType, vendor: plan.vassalage }));
          break;
        case 'lottery':
          void rememberLottery(plan.launch);
          startLottery(plan.launch.gameId, plan);
          break;
        case 'game':
          openGame({ game, launch: plan.launch });
      }
    },
    [navigate, location, types, openGame, startLottery],
  );
}
