import { type ApiError, endpointKey, hasCode, queryClient } from '@site/api';
import { type Game, launchGame } from '@site/contracts/games';
import { useErrorText } from '@site/i18n';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { toast } from '@site/ui/Toast';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { gameListPath } from '../games/paths';
import { useVendorTypes } from '../games/queries';
import { rememberLottery, useStartLottery } from '../lottery/useOpenLottery';
import { useTexts } from '../useTexts';
import { type GameLaunch, type LaunchOrigin, launchPlan } from './launchPlan';
import { refreshCatalogue } from './refreshAfterPlay';
import { requestLaunch } from './requestLaunch';
import { useOpenTarget } from './useOpenTarget';

const LAUNCH_KEY = endpointKey(launchGame);

/** The host has already shown why and where to go next. */
const SESSION_ENDED = ['session.expired', 'session.relogin', 'auth.required'] as const;

/** `demo` plays with play money, where the game has it. */
export type Launch = (game: Game, origin?: LaunchOrigin, demo?: boolean) => void;

/** What a press on a game does. One launch at a time: a double tap opens the game once. */
export function useLaunch(): Launch {
  const navigate = useNavigate();
  const location = useLocation();
  const types = useVendorTypes().data;
  const startLottery = useStartLottery();
  const { mutate } = useOpenGame();
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
          if (queryClient.isMutating({ mutationKey: LAUNCH_KEY }) === 0) mutate(plan.launch);
      }
    },
    [navigate, location, types, mutate, startLottery],
  );
}

/** nodeId of the game that is being opened, wherever it was pressed. */
export function useOpeningGame(): string | undefined {
  const [opening] = useMutationState({
    filters: { mutationKey: LAUNCH_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as GameLaunch | undefined)?.nodeId,
  });
  return opening;
}

function useOpenGame() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const openTarget = useOpenTarget();
  return useMutation<void, ApiError, GameLaunch>({
    mutationKey: LAUNCH_KEY,
    meta: { silent: true },
    mutationFn: async (launch) => {
      const notice = toast.loading(t('launch.opening'));
      try {
        await openTarget(launch, await requestLaunch(launch));
      } finally {
        toast.dismiss(notice);
      }
    },
    onError: (error) => {
      if (hasCode(error, ...SESSION_ENDED)) return;
      toast.error(errorText(error));
      if (hasCode(error, 'game.unavailable')) refreshCatalogue();
    },
  });
}
