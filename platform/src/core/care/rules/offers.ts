import { refuseStoppedOffers } from '../state';
import type { CareRule } from './question';

/** Who is offered nothing is given nothing either: no bonus, reward or rebate (PL-039). */
export const offersAreOpen: CareRule = ({ movement, care, at }) => {
  if (movement.kind === 'bonus') refuseStoppedOffers(care.row, at);
};
