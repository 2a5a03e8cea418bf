import type { Feedback } from '@site/contracts/areas/feedback';
import { formatDateTime } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { Check, Clock } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './Sent.module.css';

/** A message as it was sent: when, whether it is answered, its pictures, and the answer. */
export function Message({ sent: { at, comment, images, reply } }: { sent: Feedback }) {
  const { t } = useTexts();
  return (
    <Card as="article">
      <div className={styles.meta}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {reply === undefined ? (
          <Tag tone="info" icon={<Icon of={Clock} size={14} />}>
            {t('feedback.waiting')}
          </Tag>
        ) : (
          <Tag tone="success" icon={<Icon of={Check} size={14} />}>
            {t('feedback.answered')}
          </Tag>
        )}
      </div>
      <p className={styles.words}>{comment}</p>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img
                  src={url}
                  alt={t('feedback.picture', { number: index + 1, count: images.length })}
                  width={56}
                  height={56}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply !== undefined && (
        <div className={styles.reply}>
          <b>{t('feedback.team')}</b>
          <p className={styles.words}>{reply}</p>
        </div>
      )}
    </Card>
  );
}
