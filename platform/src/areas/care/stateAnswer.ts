import type { PlayState } from '@site/contracts/areas/care';
import type { CareStateRow } from '../../core/care/tables';
import { tellPlayState } from '../../core/http/playState';
import type { SignedInContext } from '../../core/http/route';
import { playStateView } from './view';

/** The answer of a call that changes the state: the header says the new version too. */
export function stateAnswer({ http, clock }: SignedInContext, row: CareStateRow | null): PlayState {
  tellPlayState(http.reply, row, clock());
  return playStateView(row, new Date(clock()));
}
