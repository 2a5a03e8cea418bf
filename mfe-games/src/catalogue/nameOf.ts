import type { Game } from '@site/contracts/areas/games';

/** A game's name for people; some platforms name the node alone (GA-042). */
export function nameOf(game: Game): string {
  return game.gameName || game.nodeName;
}
