import type { Game } from '@site/contracts/areas/games';
import { type Language, textIn } from '../../core/language';
import { artUrl } from './artUrl';
import { type GameRow, games, vendors } from './tables';

export type { GameRow };

/** Columns of a game as lists need them. */
export const gameColumns = {
  nodeId: games.nodeId,
  vendor: games.vendor,
  vendorName: vendors.name,
  gameId: games.gameId,
  code: games.code,
  category: games.category,
  classification: games.classification,
  name: games.name,
  tag: games.tag,
  freePlay: games.freePlay,
  isGameH5: games.isGameH5,
  lottoMode: games.lottoMode,
  autoplay: games.autoplay,
} as const;

export type ListedGame = Pick<GameRow, Exclude<keyof typeof gameColumns, 'vendorName'>> & {
  vendorName: string;
};

/** A game as the wire has it. `supportPlay` 0 and `freeplay` 1 both say that it has free play. */
export const gameView = (game: ListedGame, language: Language): Game => ({
  nodeId: game.nodeId,
  nodeName: game.name.en,
  roomId: '',
  vassalage: game.vendor,
  gameName: textIn(game.name, language),
  displayName: game.vendorName,
  showIcon: game.tag,
  iconUrl: artUrl(game, 'icon', language),
  mobileLargeIcon: artUrl(game, 'tile', language),
  supportPlay: game.freePlay ? 0 : 1,
  gameType: game.category,
  gameId: game.gameId,
  gameCode: game.code,
  isGameH5: game.isGameH5,
  freeplay: game.freePlay ? 1 : 0,
  lottoMode: game.lottoMode,
  gameClassifyNew: game.classification,
  ...(game.autoplay && { autoplay: true }),
});
