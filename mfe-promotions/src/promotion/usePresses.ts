import { hasCode, isUnknownOutcome } from '@site/api';
import type { Promotion } from '@site/contracts/areas/messages';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useTexts } from '../useTexts';
import { promotionIdOf, useClaim, useJoin } from './queries';

/**
 * Joining a promotion and claiming from it, by a press that counts once, with the words for what came of it (PR-015).
 *
 * @param onNeedsForm The promotion has begun to ask for a picture or a remark since it was read; said in words without it.
 */
export function usePresses(promotion: Promotion, onNeedsForm?: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const promotionId = promotionIdOf(promotion);
  const join = useJoin((status) => toast.success(t(status === 'PENDING' ? 'done.sent' : 'done.joined')));
  const claim = useClaim(
    promotionId,
    () => toast.success(t('done.sent')),
    (error) => {
      if (isUnknownOutcome(error)) toast.info(t('done.unknown'));
      else if (onNeedsForm && hasCode(error, 'reward.application.required')) onNeedsForm();
      else toast.error(errorText(error));
    },
  );
  return {
    isPending: join.isPending || claim.isPending,
    isDone: join.isSuccess || claim.isSuccess,
    /** No answer came to a claim: pressed again it is the same one. */
    isUnknown: claim.isUnknown,
    press: (action: 'join' | 'claim') => (action === 'join' ? join : claim).mutate({ promotionId }),
  };
}
