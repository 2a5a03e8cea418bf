import { useApiQuery } from '@site/api';
import { gameFacts } from '@site/contracts/areas/play';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { languageParameter } from '@site/i18n';
import { useSession } from '@site/session';
import { useEffect, useState } from 'react';
import { useLaunchAttempts } from '../frame/useLaunchAttempts';
import { gameLaunch, offersFreePlay } from '../launch/launchPlan';
import { forgetHandedOverGame, handedOverGame } from '../launch/openedGame';
import type { WantedPlay } from '../launch/playPath';
import { useRequestLaunch } from '../launch/useRequestLaunch';

/** Facts of one game, for its sheet, and for its screen when no press has handed the game over. */
export function useGameFacts(nodeId: string, enabled = true) {
  return useApiQuery(gameFacts, { nodeId, language: languageParameter() }, { enabled });
}

/** The game of a screen and its launch: those of the press that led here; after a reload the page's own. */
export function usePlay(wanted: WantedPlay) {
  const [opened] = useState(() => handedOverGame(wanted));
  useEffect(forgetHandedOverGame, []);
  const isTrial = useSession((session) => session !== null && isTrialAccount(session.type));
  const facts = useGameFacts(wanted.nodeId, opened === undefined);
  const requestLaunch = useRequestLaunch();
  const game = opened?.game ?? facts.data?.game;
  const launch =
    opened?.launch ?? (game && gameLaunch(game, (wanted.demo || isTrial) && offersFreePlay(game)));
  const attempts = useLaunchAttempts(launch && (() => requestLaunch(launch)), opened?.launched);
  const again = () => {
    if (facts.error) void facts.refetch();
    attempts.again();
  };
  return {
    game,
    launched: attempts.launched,
    orientation: attempts.launched?.orientation ?? facts.data?.orientation,
    error: facts.error ?? attempts.error,
    again,
  };
}
