import { useOffers } from '@site/api';
import { useTranslation } from '@site/i18n';
import { useSession } from '@site/session';
import { IconButton } from '@site/ui/IconButton';
import { lazyPart, useOverlayFailure } from '@site/ui/lazyPart';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './DownloadIcon.module.css';
import { useDownloads } from './useDownloads';
import { showsIcon } from './visibility';

const useSheet = lazyPart(() => import('./DownloadSheet'));

/** In the header of home: opens what there is to install on this phone (HS-029). */
export function DownloadIcon() {
  const offered = useOffers() !== false;
  return showsIcon(useDownloads()) && offered ? <OpenDownloads /> : null;
}

/** The icon of a guest or of a member, whoever it is. */
export function IconFor({ signedIn, onOpen }: { signedIn: boolean; onOpen?: () => void }) {
  const { t } = useTranslation('host-shell');
  return (
    <IconButton
      icon={Download}
      label={t('download.open')}
      aria-haspopup="dialog"
      className={signedIn ? `${styles.icon} ${styles.besideBalance}` : styles.icon}
      onClick={onOpen}
    />
  );
}

function OpenDownloads() {
  const signedIn = useSession((session) => session !== null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = useSheet(open, useOverlayFailure(close));
  return (
    <>
      <IconFor signedIn={signedIn} onOpen={() => setOpen(true)} />
      {part && <part.DownloadSheet open={open} onClose={close} />}
    </>
  );
}
