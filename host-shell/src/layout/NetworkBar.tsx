import { useTranslation } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

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
  if (online) return null;
  return (
    <StatusBar tone="warning" icon={<Icon of={WifiOff} size={20} />}>
      {t('network.offline')}
    </StatusBar>
  );
}
