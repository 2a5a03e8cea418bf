import { useOffers } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { readPreference, useSession, writePreference } from '@site/session';
import { IconButton } from '@site/ui/IconButton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { AppPicture } from './AppPicture';
import styles from './DownloadBar.module.css';
import { type Downloads, useDownloads } from './useDownloads';
import { showsBar } from './visibility';

/**
 * The top banner of home: the way to the download page, until it is closed for good (HS-078 to HS-085). The
 * status is known before the first render, so its room is there from the start or never.
 */
export function DownloadBar() {
  const downloads = useDownloads();
  const signedIn = useSession((session) => session !== null);
  const hasPage = useRouteExists(PATHS.download);
  const [closed, setClosed] = useState(() => readPreference('hideDownloadBar') === '1');
  const offered = useOffers() !== false;
  if (closed || !offered || !hasPage || !showsBar(downloads, signedIn)) return null;
  const close = () => {
    writePreference('hideDownloadBar', '1');
    setClosed(true);
  };
  return <BarOf links={downloads.links} onClose={close} />;
}

/** The bar, whether or not it shows here. */
export function BarOf({ links, onClose }: { links: Downloads['links']; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  return (
    <aside className={styles.bar} aria-label={t('download.bar.label')}>
      <Link to={PATHS.download} className={styles.link}>
        <AppPicture links={links} className={styles.picture} />
        <span className={styles.copy}>
          <b className={styles.title}>{t('download.bar.title')}</b>
          <span className={styles.claim}>{t('download.bar.claim')}</span>
        </span>
        <span className={styles.install}>{t('download.bar.install')}</span>
      </Link>
      <IconButton icon={X} iconSize={20} label={t('download.bar.close')} onClick={onClose} />
    </aside>
  );
}
