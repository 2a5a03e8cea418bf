import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { downloadAddress, useCopyAddress } from './downloadAddress';
import styles from './UseSafariNotice.module.css';

/** iOS installs from Safari alone: says so, and hands over the address to open there (HS-089). */
export function UseSafariNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  const copy = useCopyAddress();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('download.safari.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('download.safari.close')}
          </Button>
          <Button onClick={() => void copy()}>{t('download.address.copy')}</Button>
        </>
      }
    >
      <p>{t('download.safari.body')}</p>
      <p className={styles.address}>{downloadAddress()}</p>
    </Dialog>
  );
}
