import type { Promotion } from '@site/contracts/areas/messages';
import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { Tag } from '@site/ui/Tag';
import { Calendar, CalendarX } from 'lucide-react';
import { pictureOf } from '../promotion/pictureOf';
import { usePeriod } from '../promotion/usePeriod';
import styles from './Detail.module.css';
import { Progress } from './Progress';
import { useClosedText } from './useClosedText';

/** What a promotion is: picture, title, first and last day, and its text (PR-004, PR-005, PR-006). */
export function PromotionArticle({ promotion }: { promotion: Promotion }) {
  const { title, content, closed, signUpStatus } = promotion;
  const period = usePeriod(promotion);
  // A member whose own part has ended with it reads so in the bar.
  const closedText = useClosedText(signUpStatus === 'SIGN_UP_DUE' ? undefined : closed);
  const picture = pictureOf(promotion);
  return (
    <article>
      <div className={styles.picture} data-closed={closed !== undefined || undefined}>
        {picture && (
          <img
            src={picture.url}
            alt=""
            width={358}
            height={168}
            fetchPriority="high"
            onLoad={skipImageSuspense}
          />
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.period}>
          <Icon of={Calendar} size={16} />
          {period}
        </p>
        {closedText !== undefined && (
          <p className={styles.closed}>
            <Tag tone="plain" icon={<Icon of={CalendarX} size={14} />}>
              {closedText}
            </Tag>
          </p>
        )}
        <Progress promotion={promotion} />
        <RichText html={content} className={styles.text} />
      </div>
    </article>
  );
}
