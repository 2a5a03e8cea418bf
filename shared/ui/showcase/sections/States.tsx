import { useTranslation } from '@site/i18n';
import { Gauge, Headset, Wifi, WifiOff } from 'lucide-react';
import { Button } from '../../src/Button';
import { EmptyState } from '../../src/EmptyState';
import { ErrorState } from '../../src/ErrorState';
import { Icon } from '../../src/Icon';
import { RemoteFailedCard } from '../../src/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '../../src/Skeleton';
import { StatusBar } from '../../src/StatusBar';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const noAction = () => undefined;

export function States() {
  const { t } = useTranslation('showcase');
  const support = (
    <Button variant="quiet" icon={<Icon of={Headset} size={20} />}>
      {t('support')}
    </Button>
  );
  return (
    <>
      <Specimen title="Skeleton">
        <LoadingRegion className={styles.wide}>
          <div className={styles.wide}>
            <Skeleton shape="card" height="80px" />
            <Skeleton width="70%" />
            <Skeleton shape="circle" width="44px" height="44px" />
          </div>
        </LoadingRegion>
      </Specimen>
      <Specimen title="EmptyState" room="frame">
        <EmptyState
          title={t('emptyTitle')}
          body={t('emptyBody')}
          action={<Button variant="quiet">{t('browse')}</Button>}
        />
      </Specimen>
      <Specimen title="ErrorState" room="frame">
        <ErrorState title={t('errorTitle')} body={t('errorBody')} onRetry={noAction} />
      </Specimen>
      <Specimen title="StatusBar" room="frame">
        <div className={styles.bars}>
          <StatusBar
            tone="warning"
            icon={<Icon of={WifiOff} size={20} />}
            action={
              <Button variant="text" size="small">
                {t('retry')}
              </Button>
            }
          >
            {t('offline')}
          </StatusBar>
          <StatusBar tone="warning" icon={<Icon of={Gauge} size={20} />}>
            {t('slow')}
          </StatusBar>
          <StatusBar tone="success" icon={<Icon of={Wifi} size={20} />}>
            {t('online')}
          </StatusBar>
        </div>
      </Specimen>
      <Specimen title="RemoteFailedCard" room="bare">
        <RemoteFailedCard title={t('remoteTitle')} body={t('remoteBody')} onReload={noAction} />
      </Specimen>
      <Specimen title="EmptyState: lantern and blocked" room="frame">
        <EmptyState
          picture="lantern"
          title={t('maintenanceTitle')}
          body={t('maintenanceBody')}
          action={support}
        />
        <EmptyState
          picture="blocked"
          title={t('restrictedTitle')}
          body={t('restrictedBody')}
          action={support}
        />
      </Specimen>
    </>
  );
}
