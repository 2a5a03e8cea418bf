import type { Promotion } from '@site/contracts/areas/messages';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { ActionState, type ActionStateProps } from '@site/ui/ActionBar';
import { useMoneyText } from '@site/ui/Money';
import { useSupport } from '@site/ui/useSupport';
import { CalendarX, Check, Clock, Target, X } from 'lucide-react';
import type { PromotionState } from '../promotion/promotionState';
import { useTexts } from '../useTexts';
import { useClosedText } from './useClosedText';

type Status = Extract<PromotionState, { status: string }>['status'];

const LOOKS: Readonly<Record<Status, Pick<ActionStateProps, 'icon' | 'tone'>>> = {
  joined: { tone: 'info', icon: Target },
  applying: { tone: 'info', icon: Clock },
  issued: { tone: 'success', icon: Check },
  claimed: { tone: 'success', icon: Check },
  rejected: { tone: 'danger', icon: X },
  closed: { tone: 'plain', icon: CalendarX },
};

/** How a promotion stands for a member who can do nothing about it now (PR-009, PR-011). */
export function Standing({ status, promotion }: { status: Status; promotion: Promotion }) {
  const { t } = useTexts();
  const sentence = useSentence(status, promotion);
  return (
    <ActionState {...LOOKS[status]} title={t(`status.${status}`)} action={<Way status={status} />}>
      {sentence}
    </ActionState>
  );
}

function useSentence(status: Status, { turnover, closed }: Promotion): string {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const closedText = useClosedText(closed);
  switch (status) {
    case 'joined':
      return t('detail.bar.left', { amount: turnover ? moneyText(turnover.left) : '' });
    case 'closed':
      return closedText ?? t('detail.closed.ended');
    default:
      return t(`detail.bar.${status}`);
  }
}

/** Where a status leads on. */
function Way({ status }: { status: Status }) {
  if (status === 'issued') return <ToRewards />;
  return status === 'rejected' ? <AskWhy /> : null;
}

function ToRewards() {
  const { t } = useTexts();
  return useRouteExists(PATHS.rewards) ? <Link to={PATHS.rewards}>{t('detail.bar.take')}</Link> : null;
}

function AskWhy() {
  const { t } = useTexts();
  const open = useSupport();
  return (
    open && (
      <button type="button" onClick={open}>
        {t('detail.bar.why')}
      </button>
    )
  );
}
