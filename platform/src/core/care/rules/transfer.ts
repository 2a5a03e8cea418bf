import { Refusal } from '../../http/refusal';
import type { CareRule } from './question';

/** Where the merchant says so, no player gives another one money, agents neither (PL-045). */
export const transfersAreOffered: CareRule = ({ movement, care }) => {
  if (movement.kind === 'to player' && !care.settings.playerTransfers)
    throw new Refusal('transfer.players.off');
};
