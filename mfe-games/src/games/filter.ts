import { merchantCode } from '@site/api';
import {
  CLIENT_TYPE,
  GAME_PLATFORM,
  type Game,
  type GameClass,
  type GameMark,
  type GameType,
} from '@site/contracts/games';
import type { LanguageParameter } from '@site/contracts/values';
import { listTypeOf } from '../categories/vendorCategories';
import { nameOf } from './nameOf';

/** Games of one category, narrowed. */
export interface GameFilter {
  readonly type: GameType;
  /** Code of a vendor. */
  readonly vendor?: string | undefined;
  /** Part of a game's name. */
  readonly name?: string | undefined;
  /** One of MINIMUM_BETS. */
  readonly minBet?: string | undefined;
  /** Fewest pay lines. */
  readonly minLine?: number | undefined;
  readonly classify?: GameClass | undefined;
  /** A mark that the platform puts on tiles. */
  readonly mark?: GameMark | undefined;
}

/** The game list call for a filter, without its page number (GA-021, GA-022). */
export function gameListRequest(filter: GameFilter, pageSize: number, language: LanguageParameter) {
  const { type, vendor, name, minBet, minLine, mark } = filter;
  const classify = type === 'BINGO' ? 'BG' : filter.classify;
  return {
    merchant: merchantCode(),
    clientType: CLIENT_TYPE,
    platform: GAME_PLATFORM,
    gameType: listTypeOf(type),
    pageSize,
    language,
    ...(vendor && { vassalage: vendor }),
    ...(name && { gameName: name }),
    ...(minBet && { minBet }),
    ...(minLine !== undefined && { minLine }),
    ...(classify && { gameClassify: classify }),
    ...(mark && { showIcon: mark }),
  } as const;
}

/** Whether a game is of a provider and of a name, for lists that the platform does not narrow. */
export function isOf(game: Game, { vendor, name }: Pick<GameFilter, 'vendor' | 'name'>): boolean {
  if (vendor !== undefined && game.vassalage !== vendor) return false;
  return name === undefined || comparable(nameOf(game)).includes(comparable(name));
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
