import { paysIn } from '../../ledger/movement';
import { beforePlay, refuseUnknown } from '../identity';
import type { CareRule } from './question';

/** Who has to be known is, before play or from the first deposit on (PL-037). */
export const identityIsKnown: CareRule = ({ movement, real, care }) => {
  if (movement.kind === 'stake' || movement.kind === 'to vendor')
    refuseUnknown(care, beforePlay(real ? 'real' : 'play'));
  if (paysIn(movement)) refuseUnknown(care, ['DEPOSIT']);
};
