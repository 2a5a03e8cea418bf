import { Refusal } from '../../http/refusal';
import { playClosed } from '../state';
import type { CareRule } from './question';

/** A closed account does not play, pay in or get anything. Who would send it money learns no more than that (PL-045). */
export const playIsOpen: CareRule = ({ movement, state }) => {
  if (state.name === 'OPEN') return;
  throw movement.kind === 'from player' ? new Refusal('user.unavailable') : playClosed(state);
};
