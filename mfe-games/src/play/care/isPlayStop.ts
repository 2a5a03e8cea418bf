import { type ApiError, hasCode } from '@site/api';

/** Whether the game's own page says why a call was refused. Without a schema: every press on a game asks this. */
export const isPlayStop = (error: ApiError | Error | null): boolean =>
  hasCode(error, 'limit.time.reached', 'limit.stake.exceeded', 'play.closed', 'identity.required');
