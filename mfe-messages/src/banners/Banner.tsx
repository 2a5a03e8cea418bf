import type { Banner as BannerData } from '@site/contracts/areas/messages';
import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './Banner.module.css';

interface BannerProps {
  banner: BannerData;
  /** The one that home opens with: what the page is waited for. */
  first: boolean;
}

/** One banner: picture, copy on its calm left, and the way to what it tells of, if this site has it. */
export function Banner({ banner, first }: BannerProps) {
  const { link = '' } = banner;
  const inside = useRouteExists(link);
  if (inside) {
    return (
      <Link to={link} className={styles.banner} draggable={false}>
        <BannerContent banner={banner} first={first} leads />
      </Link>
    );
  }
  if (link.startsWith('https://')) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles.banner} draggable={false}>
        <BannerContent banner={banner} first={first} leads />
      </a>
    );
  }
  return (
    <div className={styles.banner}>
      <BannerContent banner={banner} first={first} leads={false} />
    </div>
  );
}

function BannerContent({ banner: { url, eyebrow, title }, first, leads }: BannerProps & { leads: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <img
        src={url}
        alt=""
        width={358}
        height={168}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
        className={styles.picture}
        onLoad={skipImageSuspense}
      />
      {(title !== undefined || leads) && (
        <span className={styles.copy}>
          {eyebrow !== undefined && <small className={styles.eyebrow}>{eyebrow}</small>}
          {title !== undefined && <b className={styles.title}>{title}</b>}
          {leads && (
            <span className={styles.open}>
              {t('banners.open')}
              <Icon of={ChevronRight} size={16} />
            </span>
          )}
        </span>
      )}
    </>
  );
}
