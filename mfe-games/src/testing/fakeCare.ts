import { type Limit, limits } from '@site/contracts/areas/care';
import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { playSeen, type RealityCheck } from '@site/contracts/areas/reality';
import type { fakeGames } from './fakeGames';

/** When the tests of play take place. */
export const PLAYING_AT = '2026-11-20T08:00:00.000Z';

/** 42 minutes of play that have cost 320.00. */
export const stretch = {
  since: '2026-11-20T07:18:00.000Z',
  seconds: 2_520,
  staked: '2180.00',
  won: '1860.00',
  net: '-320.00',
};

/** What the platform answers to a game that shows, for tests: nothing is due. */
export function aRealityCheck(changes: Partial<RealityCheck> = {}): RealityCheck {
  return { minutes: 30, chosen: true, at: PLAYING_AT, ...changes };
}

/** A reality check that waits, for tests. */
export const waitingCheck = { id: 'check-1', ...stretch, seconds: 3_600 };

export function aPlayState(changes: Partial<PlayState> = {}): PlayState {
  return {
    version: 1,
    state: 'OPEN',
    identity: 'VERIFIED',
    offers: true,
    stretch,
    at: PLAYING_AT,
    ...changes,
  };
}

export function aLimit(changes: Partial<Limit> = {}): Limit {
  return {
    id: 'limit-1',
    kind: 'LOSS',
    period: 'WEEK',
    value: '4000.00',
    used: '815.00',
    rest: '3185.00',
    resetsAt: '2026-11-22T17:00:00.000Z',
    source: 'MEMBER',
    ...changes,
  };
}

/** For tests: what the platform says of time and money while somebody plays. */
export function answerCare(platform: Pick<ReturnType<typeof fakeGames>, 'answer'>): void {
  platform.answer(playSeen, aRealityCheck());
  platform.answer(playState, aPlayState());
  platform.answer(limits, { at: PLAYING_AT, list: [] });
}
