import { queryClient } from '@site/api';
import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { Gauge, type LucideIcon, Wifi, WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '../network/useConnection';
import styles from './NetworkBar.module.css';

const ICONS: Readonly<Record<Exclude<Connection, 'fine'>, LucideIcon>> = {
  offline: WifiOff,
  unreachable: WifiOff,
  slow: Gauge,
  restored: Wifi,
};

/**
 * Says under the header what is the matter with the line; the content stays (HS-096). That a load is slow is said
 * over the page: it comes and goes while a page fills, and would have it jump twice.
 */
export function NetworkBar() {
  const { t } = useTranslation('host-shell');
  const connection = useConnection();
  if (connection === 'fine') return null;
  const canRetry = connection === 'unreachable';
  const bar = (
    <StatusBar
      tone={connection === 'restored' ? 'success' : 'warning'}
      icon={<Icon of={ICONS[connection]} size={20} />}
      action={
        canRetry && (
          <Button variant="text" size="small" onClick={askAgain}>
            {t('network.retry')}
          </Button>
        )
      }
    >
      {t(`network.${connection}`)}
    </StatusBar>
  );
  return connection === 'slow' ? <div className={styles.over}>{bar}</div> : bar;
}

/** Asks again for whatever could not be had. */
function askAgain(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
