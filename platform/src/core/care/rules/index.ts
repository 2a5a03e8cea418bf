import { depositIsAllowed, depositLimitIsChosen } from './deposit';
import { identityIsKnown } from './identity';
import { lossIsAllowed } from './loss';
import type { CareRule } from './question';
import { stakeIsAllowed } from './stake';
import { playIsOpen } from './state';

/**
 * The rules of play in the order in which they refuse (docs/requirements/responsible-play.md, "What the platform
 * holds").
 */
export const CARE_RULES: readonly CareRule[] = [
  playIsOpen,
  identityIsKnown,
  stakeIsAllowed,
  lossIsAllowed,
  depositLimitIsChosen,
  depositIsAllowed,
];
