import type { Game } from '@site/contracts/areas/games';
import type { GameLaunch } from './launchPlan';
import type { WantedPlay } from './playPath';
import type { LaunchedGame } from './useRequestLaunch';

/** A game that a press has launched, on its way to the page that shows it. */
export interface OpenedGame {
  readonly game: Game;
  readonly launch: GameLaunch;
  readonly launched: LaunchedGame;
}

let onItsWay: OpenedGame | undefined;

/** Hands a game to its page, which is opened next. It stays in memory: a launch is good once, and for one page. */
export function handOverGame(opened: OpenedGame): void {
  onItsWay = opened;
}

/** What a press has handed to the page of this game; nothing after a reload, by Forward or by a shared link. */
export function handedOverGame({ nodeId, demo }: WantedPlay): OpenedGame | undefined {
  const { launch } = onItsWay ?? {};
  return launch?.nodeId === nodeId && (launch.freeplay === 1) === demo ? onItsWay : undefined;
}

/** The page has what was handed over. */
export function forgetHandedOverGame(): void {
  onItsWay = undefined;
}
