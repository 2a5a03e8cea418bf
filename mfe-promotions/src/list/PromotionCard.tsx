import type { Promotion } from '@site/contracts/areas/messages';
import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Calendar, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './PromotionCard.module.css';
import { PromotionControl } from './PromotionControl';
import { usePeriod } from './usePeriod';

/** The image that stands for a promotion (PR-002). */
const CARD_IMAGE = 1;
const CLOSED = 'SIGN_UP_DUE';

interface PromotionCardProps {
  promotion: Promotion;
  /** The first card's image is what the page is waited for. */
  first: boolean;
}

/** One promotion: image, title, period, what can be done, and its text on request. */
export function PromotionCard({ promotion, first }: PromotionCardProps) {
  const { t } = useTexts();
  const { title, content, announcementImages, signUpStatus } = promotion;
  const [open, setOpen] = useState(false);
  const details = useId();
  const period = usePeriod(promotion);
  const image = announcementImages.find(({ sequence }) => sequence === CARD_IMAGE);
  return (
    <article className={styles.card} data-closed={signUpStatus === CLOSED || undefined}>
      <div className={styles.picture}>
        {image && (
          <img
            src={image.url}
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
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.period}>
            <Icon of={Calendar} size={14} />
            {period}
          </p>
        </div>
        <PromotionControl promotion={promotion} />
      </div>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'card.less' : 'card.more')}
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <div id={details} className={styles.details} hidden={!open}>
        {open && <RichText html={content} />}
      </div>
    </article>
  );
}
