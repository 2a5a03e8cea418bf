import type { Reward } from '@site/contracts/areas/rewards';
import { formatDate } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { Tag, type TagProps } from '@site/ui/Tag';
import { CalendarX, Check, type LucideIcon, X } from 'lucide-react';
import { lastMoment } from '../lastMoment';
import { useTexts } from '../useTexts';
import { RewardCard } from './RewardCard';
import { RewardTabList } from './RewardTabList';
import { BetFirst } from './ready/BetFirst';

/** What was taken, what has ended, and what was refused: newest first. */
export function PastTab() {
  return <RewardTabList tab="past" part="PAST" row={(reward) => <PastReward reward={reward} />} />;
}

interface End {
  readonly state: 'taken' | 'refused' | 'ended';
  readonly text: 'given' | 'decidedOn' | 'endedOn';
  readonly icon: LucideIcon;
  readonly tone?: TagProps['tone'];
}

const ENDS: Partial<Record<Reward['status'], End>> = {
  CLAIMED: { state: 'taken', text: 'given', icon: Check, tone: 'success' },
  REJECTED: { state: 'refused', text: 'decidedOn', icon: X, tone: 'danger' },
};
const ENDED: End = { state: 'ended', text: 'endedOn', icon: CalendarX };

function PastReward({ reward }: { reward: Reward }) {
  const { t } = useTexts();
  const { status, doneAt, expiresAt } = reward;
  const { state, text, icon, tone = 'plain' } = ENDS[status] ?? ENDED;
  const at = doneAt ?? (expiresAt && lastMoment(expiresAt));
  return (
    <RewardCard
      past
      leads={status === 'REJECTED'}
      reward={reward}
      foot={
        <>
          <p>{at !== undefined && t(`rewards.${text}`, { date: formatDate(at) })}</p>
          <Tag tone={tone} icon={<Icon of={icon} size={14} />}>
            {t(`rewards.status.${state}`)}
          </Tag>
        </>
      }
    >
      <BetFirst reward={reward} />
    </RewardCard>
  );
}
