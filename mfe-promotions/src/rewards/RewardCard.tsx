import { useCurrencySymbol } from '@site/api';
import type { Reward } from '@site/contracts/areas/rewards';
import { Link } from '@site/router';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { Crown, Gift, ListChecks, type LucideIcon, ShoppingBag, Trophy, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './RewardCard.module.css';
import { usePromotionPath } from './usePromotionPath';

/** By `kind`; of one that this site does not know, a gift. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  MISSION: ListChecks,
  REFERRAL: UserPlus,
  VIP: Crown,
  MALL: ShoppingBag,
};

interface RewardCardProps {
  reward: Reward;
  /** What it is for, where more is to be said than its source. */
  source?: string;
  /** It is taken or over. */
  past?: boolean;
  /** The whole card leads to the promotion. */
  leads?: boolean;
  /** Between what it is and its foot. */
  children?: ReactNode;
  /** How it stands, and what can be done. */
  foot: ReactNode;
}

/** One reward: what it is, how much, and how it stands. */
export function RewardCard({ reward, source, past = false, leads = false, children, foot }: RewardCardProps) {
  const { title, amount, kind = '', status } = reward;
  const symbol = useCurrencySymbol();
  const promotion = usePromotionPath(reward);
  const icon = status === 'IN_REVIEW' ? Trophy : (ICONS[kind] ?? Gift);
  return (
    <article className={styles.card} data-past={past || undefined}>
      <div className={styles.top}>
        <Glyph tone={past ? 'plain' : 'accent'}>
          <Icon of={icon} />
        </Glyph>
        <div className={styles.copy}>
          <h2 className={styles.title}>
            {leads && promotion !== undefined ? (
              <Link to={promotion} className={styles.lead}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className={styles.source}>{source ?? reward.source}</p>
        </div>
        {amount !== undefined && <Money symbol={symbol} amount={amount} className={styles.amount} />}
      </div>
      {children}
      <div className={styles.foot}>{foot}</div>
    </article>
  );
}
