import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { QrCode, saveQrPicture } from '@site/ui/QrCode';
import { Sheet } from '@site/ui/Sheet';
import { toast } from '@site/ui/Toast';
import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { plainLink } from './plainLink';
import styles from './QrSheet.module.css';
import { useShare } from './useShare';

interface QrSheetProps {
  open: boolean;
  onClose: () => void;
  code: string;
  link: string;
}

/** The code, large: to be scanned from this screen, saved as a picture, or sent. */
export function QrSheet({ open, onClose, code, link }: QrSheetProps) {
  const { t } = useTexts();
  const shown = useRef<HTMLParagraphElement>(null);
  const share = useShare(shown);
  const save = () => saveQrPicture(link, `${code}.png`).catch(() => toast.error(t('referral.qr.saveFailed')));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('referral.qr.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => void save()}>
            {t('referral.qr.save')}
          </Button>
          <Button icon={<Icon of={Share2} size={18} />} onClick={() => void share(link)}>
            {t('referral.share')}
          </Button>
        </>
      }
    >
      <div className={styles.code}>
        <QrCode text={link} label={t('referral.qr.label')} />
      </div>
      <p ref={shown} className={styles.link}>
        {plainLink(link)}
      </p>
    </Sheet>
  );
}
