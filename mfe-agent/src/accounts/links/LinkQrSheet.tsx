import type { AffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { QrCode, saveQrPicture } from '@site/ui/QrCode';
import { Sheet } from '@site/ui/Sheet';
import { toast } from '@site/ui/Toast';
import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Links.module.css';
import { useLinkActs } from './useLinkActs';
import { plainLink, useLinkTexts } from './useLinkTexts';

interface LinkQrSheetProps {
  open: boolean;
  onClose: () => void;
  link: AffiliateUrl;
}

/** A link, large: to be scanned from this screen, saved as a picture, or sent. */
export function LinkQrSheet({ open, onClose, link }: LinkQrSheetProps) {
  const { t } = useTexts();
  const texts = useLinkTexts();
  const shown = useRef<HTMLParagraphElement>(null);
  const { share } = useLinkActs(shown);
  const save = () =>
    saveQrPicture(link.url, `${link.code}.png`).catch(() => toast.error(t('accounts.link.saveFailed')));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.name(link)}
      footer={
        <>
          <Button variant="quiet" onClick={() => void save()}>
            {t('accounts.link.save')}
          </Button>
          <Button icon={<Icon of={Share2} size={18} />} onClick={() => void share(link.url)}>
            {t('accounts.link.share')}
          </Button>
        </>
      }
    >
      <div className={styles.code}>
        <QrCode text={link.url} label={t('accounts.link.qrLabel')} />
      </div>
      <p ref={shown} className={styles.address}>
        {plainLink(link.url)}
      </p>
    </Sheet>
  );
}
