import type { Banner } from '@site/contracts/areas/messages';
import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './Poster.module.css';
import { PosterPicture } from './PosterPicture';
import { useRetriedPicture } from './useRetriedPicture';

interface PosterProps {
  banner: Banner;
  /** What the page is waited for. */
  first: boolean;
}

/** One board: its picture, the line below it, and the way to what it tells of, if this site has it. */
export function Poster({ banner, first }: PosterProps) {
  const { t } = useTexts();
  const picture = useRetriedPicture();
  const leads = useLeads(banner.link);
  const { title, eyebrow, caption } = banner;
  // A picture that is not there leaves its words to the line below.
  const line = caption ?? (picture.failed ? (title ?? eyebrow) : undefined);
  const foot = line !== undefined && (
    <span className={styles.foot}>
      <b>{line}</b>
      {leads && <Icon of={ChevronRight} size={18} />}
    </span>
  );
  const content = <PosterPicture banner={banner} first={first} picture={picture} />;
  return (
    <article className={styles.poster}>
      {/* A button is no part of a link. */}
      {picture.failed && content}
      <Way
        link={leads ? banner.link : undefined}
        name={(title ?? eyebrow ?? caption) !== undefined ? undefined : t('ranks.open')}
      >
        {!picture.failed && content}
        {foot}
      </Way>
    </article>
  );
}

/** Whether a banner's link leads anywhere: to a page that this site has, or outside. */
function useLeads(link = ''): boolean {
  const inside = useRouteExists(link);
  return inside || link.startsWith('https://');
}

interface WayProps {
  link: string | undefined;
  /** Of one without words. */
  name: string | undefined;
  children: ReactNode;
}

function Way({ link, name, children }: WayProps) {
  if (link === undefined) return children;
  if (link.startsWith('https://')) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" aria-label={name} className={styles.way}>
        {children}
      </a>
    );
  }
  return (
    <Link to={link} aria-label={name} className={styles.way}>
      {children}
    </Link>
  );
}
