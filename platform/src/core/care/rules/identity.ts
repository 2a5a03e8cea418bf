import { Refusal } from '../../http/refusal';
import type { GatedMovement } from '../../ledger/movement';
import type { CareRule } from './question';

const PLAYS: ReadonlySet<GatedMovement['kind']> = new Set(['stake', 'to vendor']);

/**
 * Who has to be known is, before play or from the first deposit on. Before play means free play too (PL-037).
 */
export const identityIsKnown: CareRule = ({ movement, real, care }) => {
  const { verifyBefore: before } = care.settings;
  const plays = PLAYS.has(movement.kind);
  const asked =
    (before === 'PLAY' && plays) ||
    (before === 'DEPOSIT' && real && (plays || movement.kind === 'deposit order'));
  if (!asked) return;
  const identity = care.row?.identity ?? 'NONE';
  if (identity !== 'VERIFIED') throw new Refusal('identity.required', { value: { identity, before } });
};
