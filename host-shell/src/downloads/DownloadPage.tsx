import { useMerchant, useOffers } from '@site/api';
import { useTranslation } from '@site/i18n';
import { useBack } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { PageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';
import { AndroidGuide } from './AndroidGuide';
import { AppPicture } from './AppPicture';
import { CopyAddress } from './CopyAddress';
import styles from './DownloadPage.module.css';
import { hasDownloads } from './downloadLinks';
import { IosGuide } from './IosGuide';
import { type Downloads, useDownloads } from './useDownloads';

export interface DownloadPageProps {
  /** Stand beside the title. */
  readonly headerActions?: ReactNode;
}

/** How to have the site as an app, by system; that of the device in use comes first (HS-086, HS-087, HS-090). */
export default function DownloadPage({ headerActions }: DownloadPageProps) {
  const { t } = useTranslation('host-shell');
  const merchant = useMerchant();
  const downloads = useDownloads();
  const offered = useOffers() !== false;
  return (
    <>
      <PageHeader title={t('titles.download')} onBack={useBack('step')} right={headerActions} />
      <div className={styles.page}>
        <div className={styles.lead}>
          <AppPicture links={downloads.links} className={styles.picture} />
          <h2 className={styles.heading}>{t('download.page.heading', { merchant: merchant.name })}</h2>
          {offered && <p className={styles.claim}>{t('download.page.claim')}</p>}
          <p className={styles.games}>{t('download.page.games')}</p>
        </div>
        <Guides {...downloads} />
      </div>
    </>
  );
}

function Guides(downloads: Downloads) {
  const { t } = useTranslation('host-shell');
  const { os } = downloads.runtime;
  const ios = <IosGuide key="ios" {...downloads} />;
  const android = <AndroidGuide key="android" {...downloads} />;
  // HarmonyOS NEXT runs neither app: there the site itself is what there is.
  if (os === 'harmony' || (!hasDownloads(downloads.links) && os !== 'ios')) {
    return <EmptyState title={t('download.page.none')} body={t('download.page.noneBody')} />;
  }
  return (
    <>
      {os === 'other' && <CopyAddress />}
      {os === 'android' ? [android, ios] : [ios, android]}
    </>
  );
}
