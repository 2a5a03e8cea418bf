import type { LotteryGame } from '@site/contracts/areas/lottery';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { useCallback } from 'react';
import { useVendorTypes } from '../../catalogue/queries';
import { lotteryModes } from '../launch/launchPlan';
import { rememberLottery, useStartLottery } from '../launch/useStartLottery';

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
