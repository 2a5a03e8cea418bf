import { playClosed } from '../state';
import type { CareRule } from './question';

/** A closed account does not play, pay in, give or get anything. */
export const playIsOpen: CareRule = ({ state }) => {
  if (state.name !== 'OPEN') throw playClosed(state);
};
