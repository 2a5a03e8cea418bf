import type { Promotion } from '@site/contracts/areas/messages';
import { useAddressSheet } from '@site/ui/useSheet';
import { ApplySheet } from '../apply/ApplySheet';
import { SHEET } from '../promotion/detailAddress';
import { promotionState } from '../promotion/promotionState';
import { PromotionBar } from './PromotionBar';

interface MemberPartProps {
  promotion: Promotion;
  /** Whose it is: what is written and sent stays with the account. */
  user: string;
}

/** What a member can do in a promotion: the bar at its foot, and the sheet in which a reward is asked for. */
export function MemberPart({ promotion, user }: MemberPartProps) {
  const state = promotionState(promotion);
  const needsForm = state !== undefined && 'action' in state && state.action === 'apply';
  const sheet = useAddressSheet(SHEET.parameter, (part) => part === SHEET.request && needsForm);
  return (
    <>
      <PromotionBar promotion={promotion} state={state} onRequest={() => sheet.show(SHEET.request)} />
      <ApplySheet promotion={promotion} user={user} sheet={sheet} needed={needsForm} />
    </>
  );
}
