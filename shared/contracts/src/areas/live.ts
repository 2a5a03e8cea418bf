import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Id, Text, Url } from '../values/values';
import { Game } from './games/game';

const switched = z.enum(['0', '1']);

/** Who presents at a table of a live game. */
export const LiveModel = z.object({
  id: Id,
  name: Text,
  photo: Url,
  /** Works for the merchant. */
  active: z.boolean(),
  /** Is on air now. */
  streaming: z.boolean(),
  /** The game at whose table, where there is one that players can open. */
  gameId: z.optional(Id),
  vendor: z.optional(Text),
  /** The same game in whole: its name beside the model's, and what a press opens. */
  game: z.optional(Game),
});
export type LiveModel = z.infer<typeof LiveModel>;

export const liveModels = endpoint({
  method: 'GET',
  path: '/wps/live/models',
  module: 'LIVEMODEL3',
  who: 'public',
  request: z.object({ active: z.optional(switched), streaming: z.optional(switched) }),
  value: listOf(LiveModel),
});
