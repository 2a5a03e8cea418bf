import { type ApiError, call, endpointKey, hasCode, queryClient } from '@site/api';
import {
  addRecentGame,
  type Game,
  gameList,
  hotGames,
  type LaunchTarget,
  launchGame,
  recentGames,
} from '@site/contracts/games';
import { languageParameter, useErrorText } from '@site/i18n';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { gameListPath } from '../games/paths';
import { useVendorTypes } from '../games/queries';
import { rememberLottery, useStartLottery } from '../lottery/useOpenLottery';
import { useTexts } from '../useTexts';
import { gameAddress } from './gameAddress';
import { type GameLaunch, type LaunchOrigin, launchPlan } from './launchPlan';
import { leavePage, openWindow } from './leavePage';

const LAUNCH_KEY = endpointKey(launchGame);

/** Longest address that a launch takes (api.md 2.8). */
const BACK_URL_MAX_LENGTH = 512;

/** The host has already shown why and where to go next. */
const SESSION_ENDED = ['session.expired', 'session.relogin', 'auth.required'] as const;

export type Launch = (game: Game, origin?: LaunchOrigin) => void;

/** What a press on a game does. One launch at a time: a double tap opens the game once. */
export function useLaunch(): Launch {
  const navigate = useNavigate();
  const location = useLocation();
  const types = useVendorTypes().data;
  const startLottery = useStartLottery();
  const { mutate } = useOpenGame();
  return useCallback(
    (game, origin) => {
      const plan = launchPlan(game, types, getSession(), origin);
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
        const request = { ...launch, language: languageParameter(), backUrl: backAddress() };
        const target = await call(launchGame, request);
        const address = gameAddress(target.url);
        await rememberGame(launch);
        await openTarget(address, target.open);
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

/** Where the game's way back leads: here; to the page without its query where the address is too long to send. */
function backAddress(): string {
  const { href, origin, pathname } = window.location;
  return href.length <= BACK_URL_MAX_LENGTH ? href : origin + pathname;
}

/** A recent game that is not noted down is no reason to keep the player from the game. */
async function rememberGame({ nodeId, vendor }: GameLaunch): Promise<void> {
  await call(addRecentGame, { nodeId, vendor }, { silent: true }).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentGames) });
}

function refreshCatalogue(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(gameList) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(hotGames) });
}

function useOpenTarget() {
  const { t } = useTexts();
  const confirm = useConfirm();
  return async (address: URL, open: LaunchTarget['open']): Promise<void> => {
    if (open !== 'POPUP') return leavePage(address);
    if (openWindow(address)) return;
    const openHere = await confirm({
      title: t('launch.blocked.title'),
      body: t('launch.blocked.body'),
      confirmLabel: t('launch.blocked.openHere'),
      cancelLabel: t('launch.blocked.cancel'),
    });
    if (openHere) await leavePage(address);
  };
}
