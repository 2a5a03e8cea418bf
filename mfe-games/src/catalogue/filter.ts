import type { Game } from '@site/contracts/areas/games';
import type { GameFilter } from '../requests';
import { nameOf } from './nameOf';

/** Whether a game is of a provider and of a name, for lists that the platform does not narrow. */
export function isOf(game: Game, { vendor, name }: Pick<GameFilter, 'vendor' | 'name'>): boolean {
  if (vendor !== undefined && game.vassalage !== vendor) return false;
  return name === undefined || comparable(nameOf(game)).includes(comparable(name));
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
