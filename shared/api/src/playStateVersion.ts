import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { queryClient } from './queryClient';
import { queryKeyOf } from './queryKey';

const queryKey = queryKeyOf(playState, {});

/**
 * Asks for the play state again when the header of an answer says that there is a newer one. Nothing before a first state
 * is here, and while one is on its way: this may be its own answer.
 */
export function notePlayState(header: string | undefined): void {
  const known = queryClient.getQueryData<PlayState>(queryKey);
  if (!known || !(Number(header) > known.version) || queryClient.isFetching({ queryKey }) > 0) return;
  void queryClient.invalidateQueries({ queryKey });
}
