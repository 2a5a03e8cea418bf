import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PlayPage from '../play/game/PlayPage';
import { gameLaunch } from '../play/launch/launchPlan';
import { handOverGame } from '../play/launch/openedGame';
import { PLAYING_AT } from './fakeCare';
import { fakePlay, VENDOR } from './fakePlay';
import { aGame } from './fixtures';
import { renderRemote } from './renderRemote';

const PAGES = ['/m/play', '/m/help', '/m/care/limits', '/m/care/break', '/m/care/statement'];
const MINUTE_MS = 60_000;

type Platform = ReturnType<typeof fakePlay>;

/** Lets timers and answers come; with fake timers, so many minutes pass. */
export const pass = (minutes = 0) =>
  act(() => jest.advanceTimersByTimeAsync(Math.max(100, minutes * MINUTE_MS)));

/** Presses, while time is the test's. */
export const presses = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** For tests of what comes between rounds: a game that was pressed and shows, on a platform that `prepare` sets up. */
export async function openPlay({
  demo = false,
  prepare,
}: {
  demo?: boolean;
  prepare?: (platform: Platform) => void;
} = {}) {
  jest.useFakeTimers({ now: Date.parse(PLAYING_AT) });
  const platform = fakePlay();
  prepare?.(platform);
  const game = aGame();
  handOverGame({
    game,
    launch: gameLaunch(game, demo),
    launched: { address: new URL(`${VENDOR}/play`), place: 'frame', announces: true },
  });
  const view = renderRemote(<PlayPage />, { path: `/m/play?game=n1${demo ? '&demo=1' : ''}`, pages: PAGES });
  /** What the game's page tells the site. */
  const say = (type: string, more: object = {}) => {
    const source = screen.getByTitle<HTMLIFrameElement>('Copper Koi').contentWindow;
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { type, ...more }, origin: VENDOR, source }));
    });
  };
  say('game.ready');
  await pass();
  return { ...platform, ...view, say };
}
