import type { Promotion } from '@site/contracts/areas/messages';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Calendar, ChevronRight } from 'lucide-react';
import { detailAddress } from '../promotion/detailAddress';
import { pictureOf } from '../promotion/pictureOf';
import { usePeriod } from '../promotion/usePeriod';
import { useTexts } from '../useTexts';
import { CardTerms } from './CardTerms';
import styles from './PromotionCard.module.css';
import { PromotionControl } from './PromotionControl';

const CLOSED = 'SIGN_UP_DUE';

interface PromotionCardProps {
  promotion: Promotion;
  /** The first card's image is what the page is waited for. */
  first: boolean;
}

/** One promotion: image, title, period, what can be done, and the way to its page, which the whole card is. */
export function PromotionCard({ promotion, first }: PromotionCardProps) {
  const { t } = useTexts();
  const { id, title, signUpStatus } = promotion;
  const period = usePeriod(promotion);
  const picture = pictureOf(promotion);
  const hasDetail = useRouteExists(PATHS.promotion);
  const detail = detailAddress(id);
  return (
    <article className={styles.card} data-closed={signUpStatus === CLOSED || undefined}>
      <div className={styles.picture}>
        {picture && (
          <img
            src={picture.url}
            alt=""
            width={358}
            height={168}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            onLoad={skipImageSuspense}
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.copy}>
          <h2 className={styles.title}>
            {hasDetail ? (
              <Link to={detail} className={styles.whole}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className={styles.period}>
            <Icon of={Calendar} size={14} />
            {period}
          </p>
        </div>
        <div className={styles.control}>
          <PromotionControl promotion={promotion} />
        </div>
      </div>
      {hasDetail ? (
        <Link to={detail} className={styles.more} aria-label={`${t('card.more')}: ${title}`}>
          {t('card.more')}
          <Icon of={ChevronRight} size={16} />
        </Link>
      ) : (
        <CardTerms html={promotion.content} />
      )}
    </article>
  );
}
