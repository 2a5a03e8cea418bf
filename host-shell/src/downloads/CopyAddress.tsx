import { useTranslation } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Copy, Smartphone } from 'lucide-react';
import styles from './CopyAddress.module.css';
import { downloadAddress, useCopyAddress } from './downloadAddress';

/** For visitors at a computer: the address to open on the phone. */
export function CopyAddress() {
  const { t } = useTranslation('host-shell');
  const copy = useCopyAddress();
  return (
    <Card className={styles.card}>
      <Icon of={Smartphone} size={20} />
      <p className={styles.text}>
        {t('download.address.onPhone')}
        <b className={styles.address}>{downloadAddress()}</b>
      </p>
      <IconButton icon={Copy} iconSize={20} label={t('download.address.copy')} onClick={() => void copy()} />
    </Card>
  );
}
