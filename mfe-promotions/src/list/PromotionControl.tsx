import type { Promotion } from '@site/contracts/areas/messages';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { toast } from '@site/ui/Toast';
import { Check, Clock, X } from 'lucide-react';
import { useTexts } from '../useTexts';
import { promotionState } from './promotionState';
import { promotionIdOf, useClaim, useJoin } from './queries';

const tones = {
  joined: 'info',
  applying: 'info',
  rejected: 'danger',
  issued: 'success',
  claimed: 'success',
  closed: 'plain',
} as const;

const icons = {
  joined: Check,
  applying: Clock,
  rejected: X,
  issued: Check,
  claimed: Check,
  closed: undefined,
};

/** The button or the status of a promotion; nothing for guests (PR-007). */
export function PromotionControl({ promotion }: { promotion: Promotion }) {
  const { t } = useTexts();
  const signedIn = useSession((session) => session !== null);
  const join = useJoin((status) => toast.success(t(status === 'PENDING' ? 'done.applied' : 'done.joined')));
  const claim = useClaim(() => toast.success(t('done.claimed')));
  const state = promotionState(promotion);
  if (!signedIn || !state) return null;
  if ('status' in state) {
    const icon = icons[state.status];
    return (
      <Tag tone={tones[state.status]} icon={icon && <Icon of={icon} size={14} />}>
        {t(`status.${state.status}`)}
      </Tag>
    );
  }
  const mutation = state.action === 'join' ? join : claim;
  return (
    <Button
      size="small"
      loading={mutation.isPending}
      onClick={() => mutation.mutate({ promotionId: promotionIdOf(promotion) })}
    >
      {t(`action.${state.action}`)}
    </Button>
  );
}
