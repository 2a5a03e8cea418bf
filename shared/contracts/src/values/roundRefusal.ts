import * as z from 'zod/mini';

/** Why a round did not begin, where the site around a game explains it better than the game's page can. */
export const RoundRefusal = z.enum([
  'play.closed',
  'identity.required',
  'reality.check.due',
  'limit.time.reached',
  'limit.loss.reached',
]);
export type RoundRefusal = z.infer<typeof RoundRefusal>;
