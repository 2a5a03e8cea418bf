import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { ChevronRight, Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../useTexts';
import { DownloadButtons } from './DownloadButtons';
import { stripEntries } from './entries';
import { Marquee } from './Marquee';
import styles from './NoticeStrip.module.css';
import { useHomeNotices } from './queries';

/** The line of running announcements on home. */
export default function NoticeStrip() {
  return <Strip downloads={<DownloadButtons />} />;
}

/**
 * The strip; the megaphone folds it to a plain label and back (HS-073).
 * `downloads` is what stands in the place of the ways to the apps.
 */
export function Strip({ downloads }: { downloads: ReactNode }) {
  const { t } = useTexts();
  const [folded, setFolded] = useState(false);
  const hasList = useRouteExists(PATHS.notices);
  return (
    <section className={styles.strip} aria-label={t('strip.label')}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        aria-label={t(folded ? 'strip.expand' : 'strip.collapse')}
        onClick={() => setFolded(!folded)}
      >
        <Icon of={Megaphone} size={18} />
        {folded && <span className={styles.label}>{t('strip.label')}</span>}
      </button>
      {folded ? <span className={styles.rest} /> : <Announcements />}
      {downloads}
      {hasList && (
        <IconButton
          icon={ChevronRight}
          iconSize={16}
          label={t('strip.all')}
          className={styles.all}
          render={<Link to={PATHS.notices} />}
        />
      )}
    </section>
  );
}

function Announcements(): ReactNode {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useHomeNotices();
  if (data) return <Marquee entries={stripEntries(data, t('strip.none'))} />;
  if (error) {
    return (
      <>
        <span className={styles.rest}>{t('strip.failed')}</span>
        <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('strip.retry')}
        </Button>
      </>
    );
  }
  return (
    <LoadingRegion className={styles.rest}>
      <Skeleton width="72%" />
    </LoadingRegion>
  );
}
