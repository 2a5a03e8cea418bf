import { hasCode } from '@site/api';
import { RealityCheck } from '@site/contracts/areas/reality';
import type { RoundRefusal } from '@site/contracts/values/roundRefusal';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { refreshFigures } from '../launch/refreshAfterPlay';
import { type PlayStop, stopOf } from './playStop';
import { firstTimeEnd } from './timeEnds';
import { useCycle } from './useCycle';
import { useFigures, useFiguresFollow } from './useFigures';
import { type SeenOptions, useSeen } from './useSeen';
import { useTakeOver } from './useTakeOver';

export interface PlayCareOptions extends Pick<SeenOptions, 'nodeId' | 'demo'> {
  readonly isLaunched: boolean;
  /** Why the game was not launched. */
  readonly error: Error | null;
}

export type WaitingCheck = NonNullable<RealityCheck['check']>;

/**
 * What the platform says of time and money while a game shows: the figures of the stretch, and what comes in between.
 * None of it comes in the middle of a round.
 */
export function usePlayCare({ nodeId, demo, isLaunched, error }: PlayCareOptions) {
  const cycle = useCycle();
  const [showing, setShowing] = useState(false);
  const figures = useFigures(isLaunched || error !== null);
  const seen = useSeen({ nodeId, demo, showing, endsAt: figures && firstTimeEnd(figures)?.at });
  useFiguresFollow(seen.heardAt);
  const launch = checkOf(error);
  useTakeOver(seen.answer, seen.take);

  const [told, setTold] = useState<RoundRefusal>();
  const [answered, setAnswered] = useState<string>();
  const refused = (code: RoundRefusal) => {
    // Of these two the platform says more elsewhere; of the others when it is told that the game shows.
    if (code === 'limit.loss.reached' || code === 'identity.required') setTold(code);
    else seen.ask();
  };

  const isUnknown = told === 'identity.required' && figures?.identity !== 'VERIFIED';
  const ended = stopOf(seen.error) ?? (isUnknown ? ({ code: told } satisfies PlayStop) : undefined);
  const stop = stopOf(error) ?? (cycle.running ? undefined : ended);
  useEffect(() => {
    // How it ended: the last round is in it.
    if (stop?.code === 'limit.time.reached') refreshFigures();
  }, [stop?.code]);

  const shows = useCallback(
    (isShown: boolean) => {
      setShowing(isShown);
      if (!isShown) cycle.ended();
    },
    [cycle.ended],
  );

  const checks = [seen.answer?.check, launch?.check];
  return {
    figures,
    stop,
    check: cycle.running ? undefined : checks.find((check) => check && check.id !== answered),
    minutes: (seen.answer ?? launch)?.minutes,
    /** The player has answered, and the platform has heard it. */
    onAnswer: (id: string, answer: RealityCheck) => {
      setAnswered(id);
      seen.take(answer);
    },
    isLossReached: told === 'limit.loss.reached' && !cycle.running,
    forgetLoss: () => setTold(undefined),
    /** It was not launched, because a reality check comes first. */
    isLaunchHeld: hasCode(error, 'reality.check.due'),
    rounds: { shows, started: cycle.started, ended: cycle.ended, refused },
  };
}

/** What a launch was refused with that waits for an answer. */
function checkOf(error: Error | null): RealityCheck | undefined {
  return hasCode(error, 'reality.check.due') ? z.safeParse(RealityCheck, error.value).data : undefined;
}
