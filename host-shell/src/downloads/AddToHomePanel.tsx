import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Sheet } from '@site/ui/Sheet';
import { FileBadge, Info } from 'lucide-react';
import styles from './AddToHomePanel.module.css';
import { AddRowPicture, HomeScreenPicture, ShareBarPicture } from './AddToHomePictures';
import { DownloadAnchor } from './DownloadAnchor';
import { profileLink } from './downloadLinks';
import { isLegacyForHomeScreen } from './iosRequirement';
import { useDownloads } from './useDownloads';

const steps = [
  { key: 'share', Picture: ShareBarPicture },
  { key: 'choose', Picture: AddRowPicture },
  { key: 'add', Picture: HomeScreenPicture },
] as const;

/** How Safari puts the site on the home screen (HS-091 to HS-093). Its parent shows and hides it. */
export function AddToHomePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  const { links, runtime } = useDownloads();
  const profile = profileLink(links);
  const { iosVersion } = runtime;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('download.home.title')}
      footer={
        profile && (
          <Button
            block
            variant="quiet"
            icon={<Icon of={FileBadge} size={20} />}
            render={<DownloadAnchor link={profile} />}
          >
            {t('download.home.profile')}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        {iosVersion && isLegacyForHomeScreen(iosVersion) && (
          <p role="note" className={styles.legacy}>
            <Icon of={Info} size={20} />
            <span>{t('download.home.legacy')}</span>
          </p>
        )}
        <ol className={styles.steps}>
          {steps.map(({ key, Picture }) => (
            <li key={key} className={styles.step}>
              <Picture />
              <span>{t(`download.home.${key}`)}</span>
            </li>
          ))}
        </ol>
        {profile && <p className={styles.alternative}>{t('download.home.profileBody')}</p>}
      </div>
    </Sheet>
  );
}
