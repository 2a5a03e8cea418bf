import type { Promotion } from '@site/contracts/areas/messages';
import { compareMoney } from '@site/ui/Money';

/** What a promotion offers a member: something to do, or how things stand. */
export type PromotionState =
  | { readonly action: 'join' | 'claim' | 'apply' }
  | { readonly status: 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed' | 'closed' };

/** `signUpRequestRewardType` of a promotion whose sign-up waits for an approval. */
const NEEDS_APPROVAL = 'O';

type Facts = Pick<
  Promotion,
  'signUpStatus' | 'signUpRequestRewardType' | 'imageRequired' | 'remarkRequired' | 'turnover'
>;

/**
 * The control of a promotion (games-promotions-messages-agent.md, section 4). `undefined`: none; for guests,
 * whom the platform gives no status, and for a status that this site does not know.
 */
export function promotionState(promotion: Facts): PromotionState | undefined {
  switch (promotion.signUpStatus) {
    case 'ALLOW_JOIN':
      return { action: 'join' };
    case 'JOINED':
      return joinedState(promotion);
    case 'PENDING':
      return { status: 'applying' };
    case 'REJECTED':
      return { status: 'rejected' };
    case 'ISSUED':
      return { status: 'issued' };
    case 'CLAIMED':
      return { status: 'claimed' };
    case 'SIGN_UP_DUE':
      return { status: 'closed' };
    default:
      return undefined;
  }
}

function joinedState(promotion: Facts): PromotionState {
  if (needsApproval(promotion)) return { status: 'applying' };
  // A press that the platform would refuse is no button: what is left to bet is said instead.
  if (!isEarned(promotion)) return { status: 'joined' };
  // A reward that needs a picture or a remark is asked for in a form, not by a press.
  return { action: needsForm(promotion) ? 'apply' : 'claim' };
}

function needsApproval({ signUpRequestRewardType }: Facts): boolean {
  return signUpRequestRewardType === NEEDS_APPROVAL;
}

function isEarned({ turnover }: Facts): boolean {
  return turnover === undefined || compareMoney(turnover.met, turnover.needed) >= 0;
}

function needsForm({ imageRequired, remarkRequired }: Facts): boolean {
  return imageRequired === 'Y' || remarkRequired === 'Y';
}
