import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { limitRequest, listOf } from '../../http/pages';
import { Instant, LanguageParameter, Money, Text, Url } from '../../values/values';
import { Game, GameType } from './game';

/* The winner board and the jackpot. */

const language = LanguageParameter;

export const Winner = z.object({
  vo: z.object({
    iconUrl: Url,
    gameName: Text,
    /** Masked by the platform. */
    customerName: Text,
    winAmount: Money,
    at: z.optional(Instant),
  }),
  game: Game,
});
export type Winner = z.infer<typeof Winner>;

export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ...limitRequest, gameCategory: z.union([z.literal('ALL'), GameType]), language }),
  value: listOf(Winner),
});

export const jackpotFigure = endpoint({
  method: 'GET',
  path: '/wps/game/jackpot',
  module: 'JACKPOT3',
  who: 'public',
  request: z.object({}),
  value: z.object({ amount: Money, currency: Text, at: Instant }),
});
