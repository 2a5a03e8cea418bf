import type { Reward } from '@site/contracts/areas/rewards';
import { formatPromotionDate } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { Clock } from 'lucide-react';
import { useTexts } from '../useTexts';
import { RewardCard } from './RewardCard';
import { RewardTabList } from './RewardTabList';

/** Applications that wait for a decision; each leads to its promotion. */
export function ReviewTab() {
  return <RewardTabList tab="review" part="IN_REVIEW" row={(reward) => <Application reward={reward} />} />;
}

function Application({ reward }: { reward: Reward }) {
  const { t } = useTexts();
  const { source, promotionStart, promotionEnd } = reward;
  const period = usePeriodText(promotionStart, promotionEnd);
  return (
    <RewardCard
      leads
      reward={reward}
      source={period === undefined ? source : t('rewards.from', { source, period })}
      foot={
        <>
          <p>{t('rewards.willTell')}</p>
          <Tag tone="info" icon={<Icon of={Clock} size={14} />}>
            {t('rewards.status.applying')}
          </Tag>
        </>
      }
    />
  );
}

/** As promotions say it themselves (PR-004, PR-005). */
function usePeriodText(start: string | undefined, end: string | undefined): string | undefined {
  const { t } = useTexts();
  if (start === undefined) return undefined;
  const first = formatPromotionDate(start);
  return end === undefined
    ? t('rewards.longTerm', { date: first })
    : `${first} – ${formatPromotionDate(end)}`;
}
