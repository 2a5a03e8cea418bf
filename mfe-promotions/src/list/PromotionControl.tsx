import type { Promotion } from '@site/contracts/areas/messages';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { Check, Clock, X } from 'lucide-react';
import { detailAddress, SHEET } from '../promotion/detailAddress';
import { promotionState } from '../promotion/promotionState';
import { usePresses } from '../promotion/usePresses';
import { useTexts } from '../useTexts';

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
  const user = useSession((session) => session?.userName);
  const hasDetail = useRouteExists(PATHS.promotion);
  const state = promotionState(promotion);
  if (user === undefined || !state) return null;
  if ('status' in state) return <StatusTag status={state.status} />;
  if (state.action !== 'apply') return <PressButton key={user} promotion={promotion} action={state.action} />;
  // The form is on the promotion's page: a site without it has no button that leads nowhere.
  return hasDetail ? <RequestLink id={promotion.id} /> : <StatusTag status="joined" />;
}

function StatusTag({ status }: { status: keyof typeof tones }) {
  const { t } = useTexts();
  const icon = icons[status];
  return (
    <Tag tone={tones[status]} icon={icon && <Icon of={icon} size={14} />}>
      {t(`status.${status}`)}
    </Tag>
  );
}

function PressButton({ promotion, action }: { promotion: Promotion; action: 'join' | 'claim' }) {
  const { t } = useTexts();
  const { press, isPending } = usePresses(promotion);
  return (
    <Button size="small" loading={isPending} onClick={() => press(action)}>
      {t(`action.${action}`)}
    </Button>
  );
}

function RequestLink({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <Button size="small" render={<Link to={detailAddress(id, SHEET.request)} />}>
      {t('action.request')}
    </Button>
  );
}
