import { useApiQuery } from '@site/api';
import { isTrialAccount } from '@site/contracts/accountTypes';
import type { LaunchTarget } from '@site/contracts/games';
import { gameFacts } from '@site/contracts/play';
import { languageParameter } from '@site/i18n';
import { useSession } from '@site/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gameLaunch, offersFreePlay } from '../launch/launchPlan';
import { requestLaunch } from '../launch/requestLaunch';
import type { WantedPlay } from './paths';
import { FIRST_ATTEMPT, forgetPlays, playKey } from './preparedPlay';

/** Facts of one game, for its sheet and its screen. */
export function useGameFacts(nodeId: string) {
  return useApiQuery(gameFacts, { nodeId, language: languageParameter() });
}

/**
 * The launch of a game's screen: the one that a press has made, or one of its own after a reload. Each try has
 * another, because a launch works once; nothing keeps one that is over.
 */
export function usePlay(wanted: WantedPlay) {
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const isTrial = useSession((session) => session !== null && isTrialAccount(session.type));
  const facts = useGameFacts(wanted.nodeId);
  const game = facts.data?.game;
  const launch = useQuery<LaunchTarget>({
    queryKey: playKey(wanted, attempt),
    enabled: game !== undefined,
    queryFn: () => {
      if (!game) throw new Error('the game is not known');
      return requestLaunch(gameLaunch(game, (wanted.demo || isTrial) && offersFreePlay(game)));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { who: 'session' },
  });
  useEffect(() => forgetPlays, []);
  const again = () => {
    if (facts.error) void facts.refetch();
    setAttempt(attempt + 1);
  };
  return { facts: facts.data, target: launch.data, error: facts.error ?? launch.error, attempt, again };
}
