import { type ApiError, endpointKey, hasCode, queryClient } from '@site/api';
import { type Game, launchGame } from '@site/contracts/areas/games';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { useNavigate, useRouteExists } from '@site/router';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTexts } from '../../useTexts';
import { isPlayStop } from '../care/isPlayStop';
import type { GameLaunch } from './launchPlan';
import { leavePage, openWindow } from './leavePage';
import { handOverGame } from './openedGame';
import { playPath } from './playPath';
import { refreshCatalogue } from './refreshAfterPlay';
import { useRequestLaunch } from './useRequestLaunch';

const LAUNCH_KEY = endpointKey(launchGame);

/** The host has already shown why and where to go next. */
const SESSION_ENDED = ['session.expired', 'session.relogin', 'auth.required'] as const;

interface PressedGame {
  readonly game: Game;
  readonly launch: GameLaunch;
}

/** Launches a game and opens it where it belongs, with a notice meanwhile. One at a time: a double tap opens one. */
export function useOpenGame(): (pressed: PressedGame) => void {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const hasPlayPage = useRouteExists(PATHS.play);
  const open = useOpen();
  const { mutate } = useMutation<void, ApiError, PressedGame>({
    mutationKey: LAUNCH_KEY,
    meta: { silent: true },
    mutationFn: async (pressed) => {
      const notice = toast.loading(t('launch.opening'));
      try {
        await open(pressed);
      } finally {
        toast.dismiss(notice);
      }
    },
    onError: (error, { launch }) => {
      if (hasCode(error, ...SESSION_ENDED)) return;
      if (hasPlayPage && isExplained(error)) return void navigate(pageOf(launch));
      toast.error(errorText(error));
      if (hasCode(error, 'game.unavailable')) refreshCatalogue();
    },
  });
  return useCallback(
    (pressed) => {
      if (queryClient.isMutating({ mutationKey: LAUNCH_KEY }) === 0) mutate(pressed);
    },
    [mutate],
  );
}

/** nodeId of the game that is being opened, wherever it was pressed. */
export function useOpeningGame(): string | undefined {
  const [opening] = useMutationState({
    filters: { mutationKey: LAUNCH_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as PressedGame | undefined)?.launch.nodeId,
  });
  return opening;
}

/** Whether the game's own page says why it is not played. */
const isExplained = (error: ApiError) => isPlayStop(error) || hasCode(error, 'reality.check.due');

const pageOf = ({ nodeId, freeplay }: GameLaunch) => playPath({ nodeId, demo: freeplay === 1 });

function useOpen() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const requestLaunch = useRequestLaunch();
  return async ({ game, launch }: PressedGame): Promise<void> => {
    const launched = await requestLaunch(launch);
    const { place, address } = launched;
    if (place === 'frame') {
      handOverGame({ game, launch, launched });
      await navigate(pageOf(launch));
      return;
    }
    if (place === 'instead') return leavePage(address);
    if (openWindow(address)) return;
    const openHere = await confirm({
      title: t('launch.blocked.title'),
      body: t('launch.blocked.body'),
      confirmLabel: t('launch.blocked.openHere'),
      cancelLabel: t('launch.blocked.cancel'),
    });
    // The question may have stood longer than the launch is good for.
    if (openHere) await leavePage((await requestLaunch(launch)).address);
  };
}
