import { useTranslation } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './NetworkBar.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says under the header that the line is down; the content stays (HS-096). */
export function NetworkBar() {
  const { t } = useTranslation('host-shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <Icon of={WifiOff} size={20} />
          {t('network.offline')}
        </p>
      )}
    </div>
  );
}
