import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Download, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { AddToHomePanel } from './AddToHomePanel';
import { DownloadAnchor } from './DownloadAnchor';
import styles from './DownloadPage.module.css';
import { iosLink } from './downloadLinks';
import { Guide } from './Guide';
import { isTooOldForApp, MIN_IOS_FOR_APP } from './iosRequirement';
import type { Downloads } from './useDownloads';

const steps = {
  MOBILECONFIG: ['allow', 'install', 'openProfile'],
  IOS: ['get', 'trust', 'openApp'],
} as const;

/** iPhone and iPad: the profile or the app, and in Safari the way to do it by hand. */
export function IosGuide({ links, runtime }: Downloads) {
  const { t } = useTranslation('host-shell');
  const [addingToHome, setAddingToHome] = useState(false);
  const link = iosLink(links, runtime.kind);
  const { os, browser, kind, iosVersion } = runtime;
  const canAddToHome = os === 'ios' && browser === 'safari' && kind === 'H5';
  if (!link && !canAddToHome) return null;
  const keys = link ? (link.resourceType === 'MOBILECONFIG' ? steps.MOBILECONFIG : steps.IOS) : [];
  return (
    <Guide
      id="ios"
      title={t('download.ios.title')}
      steps={keys.map((key) => t(`download.ios.${key}`))}
      otherWay={
        canAddToHome && (
          <Button
            block
            variant={link ? 'quiet' : 'primary'}
            icon={<Icon of={SquarePlus} size={20} />}
            aria-haspopup="dialog"
            onClick={() => setAddingToHome(true)}
          >
            {t('download.home.title')}
          </Button>
        )
      }
    >
      {link && (
        <>
          <Button
            block
            variant={os === 'android' ? 'quiet' : 'primary'}
            icon={<Icon of={Download} size={20} />}
            render={<DownloadAnchor link={link} />}
          >
            {t('download.ios.download')}
          </Button>
          <p className={styles.requirement}>{t('download.ios.requirement', { version: MIN_IOS_FOR_APP })}</p>
          {iosVersion && isTooOldForApp(iosVersion) && (
            <p role="note" className={styles.warning}>
              {t('download.ios.tooOld', { found: `${iosVersion.major}.${iosVersion.minor}` })}
            </p>
          )}
        </>
      )}
      <AddToHomePanel open={addingToHome} onClose={() => setAddingToHome(false)} />
    </Guide>
  );
}
