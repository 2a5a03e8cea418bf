import type { PlayState } from '@site/contracts/areas/care';
import { isRecent, knownUntil, stretchView } from '../../core/care/play/stretch';
import { restSeconds, timeUsed } from '../../core/care/play/timeLimits';
import { readCare } from '../../core/care/readCare';
import type { CareStateRow } from '../../core/care/tables';
import { tellPlayState } from '../../core/http/playState';
import type { SignedInContext } from '../../core/http/route';
import { playStateView } from './view';

/** The answer of a call that changes the state: the header says the new version too. */
export function stateAnswer({ http, clock }: SignedInContext, row: CareStateRow | null): PlayState {
  tellPlayState(http.reply, row, clock());
  return playStateView(row, new Date(clock()));
}

/** The caller's state, with the stretch of play that runs and what is left of limits of time. */
export async function playStateNow(context: SignedInContext): Promise<PlayState> {
  const { db, account, clock } = context;
  const at = new Date(clock());
  const care = await readCare(db, account.id);
  const { stretch } = care;
  const rest = restSeconds(await timeUsed(db, care, at));
  return {
    ...stateAnswer(context, care.row),
    ...(stretch && isRecent(stretch, at) && { stretch: stretchView(stretch, knownUntil(stretch, at)) }),
    ...(rest && { restSeconds: rest }),
  };
}
