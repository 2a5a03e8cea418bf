import type { Promotion } from '@site/contracts/areas/messages';

/** What a card offers: something to do, or how things stand. */
export type PromotionState =
  | { readonly action: 'join' | 'claim' }
  | { readonly status: 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed' | 'closed' };

/** `signUpRequestRewardType` of a promotion whose sign-up waits for an approval. */
const NEEDS_APPROVAL = 'O';

type Facts = Pick<Promotion, 'signUpStatus' | 'signUpRequestRewardType' | 'imageRequired' | 'remarkRequired'>;

/**
 * The control of a promotion (games-promotions-messages-agent.md, section 4). `undefined`: none; for guests,
 * whom the platform gives no status, and for a status that this site does not know.
 */
export function promotionState(promotion: Facts): PromotionState | undefined {
  switch (promotion.signUpStatus) {
    case 'ALLOW_JOIN':
      return { action: 'join' };
    case 'JOINED':
      if (needsApproval(promotion)) return { status: 'applying' };
      // A reward that needs a picture or a remark is applied for in a form, not claimed by a press.
      return needsForm(promotion) ? { status: 'joined' } : { action: 'claim' };
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

function needsApproval({ signUpRequestRewardType }: Pick<Facts, 'signUpRequestRewardType'>): boolean {
  return signUpRequestRewardType === NEEDS_APPROVAL;
}

function needsForm({ imageRequired, remarkRequired }: Facts): boolean {
  return imageRequired === 'Y' || remarkRequired === 'Y';
}
