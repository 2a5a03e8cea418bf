import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, LanguageParameter, Text } from '../values/values';
import { Game, GameType } from './games';

/*
 * Search over all games of a merchant. Beyond the specification: a platform without it answers `not.found`, and
 * the site then has the name search of each list.
 */

/**
 * Characters of a search, and entries of an answer. One character, be it a Thai consonant, is in nearly every name:
 * a shorter text finds nothing. Words beyond the most are not looked at.
 */
export const GAME_SEARCH = {
  minLength: 2,
  maxLength: 100,
  maxWords: 8,
  games: 40,
  places: 6,
  nearest: 6,
} as const;

/** Part of a text that a search found: UTF-16 units, `end` not included; never half of a character. */
export const TextRange = z.object({ start: z.int(), end: z.int() });
export type TextRange = z.infer<typeof TextRange>;

const marks = z.array(TextRange);

export const GameHit = z.object({
  game: Game,
  /** What was found in `gameName`, in order, without overlaps. */
  marks,
  /** The name in another language, where the search was found in that one. */
  alias: z.optional(z.object({ name: Text, marks })),
});
export type GameHit = z.infer<typeof GameHit>;

/** A provider in one of its categories: a game list of its own. */
export const ProviderHit = z.object({ code: Id, name: Text, marks, gameType: GameType });
export type ProviderHit = z.infer<typeof ProviderHit>;

export const GameSearchAnswer = z.object({
  games: z.array(GameHit),
  /** There are more games than these; another letter brings them. */
  more: z.boolean(),
  providers: z.array(ProviderHit),
  categories: z.array(GameType),
  /** Nothing has this name: `games` are those whose names come closest, without marks. */
  nearest: z.boolean(),
});
export type GameSearchAnswer = z.infer<typeof GameSearchAnswer>;

export const gameSearch = endpoint({
  method: 'GET',
  path: '/wps/games/search',
  module: 'COMM3',
  who: 'public',
  request: z.object({
    text: z.string().check(z.maxLength(GAME_SEARCH.maxLength)),
    language: LanguageParameter,
  }),
  value: GameSearchAnswer,
  cached: true,
  // What somebody has typed is not kept.
  networkOnly: true,
});
