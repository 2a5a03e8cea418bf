import { depositIsAllowed, depositLimitIsChosen } from './deposit';
import { identityIsKnown } from './identity';
import { lossIsAllowed } from './loss';
import { offersAreOpen } from './offers';
import { paceIsKept } from './pace';
import type { CareRule } from './question';
import { realityIsChecked } from './reality';
import { stakeIsAllowed } from './stake';
import { playIsOpen } from './state';
import { timeIsLeft } from './time';
import { transfersAreOffered } from './transfer';

/**
 * The rules of play in the order in which they refuse (docs/requirements/responsible-play.md, "What the platform
 * holds").
 */
export const CARE_RULES: readonly CareRule[] = [
  playIsOpen,
  offersAreOpen,
  transfersAreOffered,
  identityIsKnown,
  realityIsChecked,
  timeIsLeft,
  stakeIsAllowed,
  lossIsAllowed,
  paceIsKept,
  depositLimitIsChosen,
  depositIsAllowed,
];
