import { useApiQuery } from '@site/api';
import { isTrialAccount } from '@site/contracts/accountTypes';
import type { LaunchTarget } from '@site/contracts/games';
import { gameFacts } from '@site/contracts/play';
import { languageParameter } from '@site/i18n';
import { useSession } from '@site/session';
import { useTries } from '../frame/useTries';
import { gameLaunch, offersFreePlay } from '../launch/launchPlan';
import { requestLaunch } from '../launch/requestLaunch';
import type { WantedPlay } from './paths';
import { playKey } from './preparedPlay';

/** Facts of one game, for its sheet and its screen. */
export function useGameFacts(nodeId: string) {
  return useApiQuery(gameFacts, { nodeId, language: languageParameter() });
}

/** The launch of a game's screen: the one that a press has made, or one of its own after a reload. */
export function usePlay(wanted: WantedPlay) {
  const isTrial = useSession((session) => session !== null && isTrialAccount(session.type));
  const facts = useGameFacts(wanted.nodeId);
  const game = facts.data?.game;
  const tries = useTries<LaunchTarget>({
    game: playKey(wanted),
    ready: game !== undefined,
    launch: () => {
      if (!game) throw new Error('the game is not known');
      return requestLaunch(gameLaunch(game, (wanted.demo || isTrial) && offersFreePlay(game)));
    },
  });
  const again = () => {
    if (facts.error) void facts.refetch();
    tries.again();
  };
  return {
    facts: facts.data,
    target: tries.launched,
    error: facts.error ?? tries.error,
    attempt: tries.attempt,
    again,
  };
}
