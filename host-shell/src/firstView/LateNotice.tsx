import { useTranslation } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { Gauge } from 'lucide-react';
import network from '../layout/NetworkBar.module.css';

/** How to go on without an application; after a while without one the first script shows it. */
export function LateNotice() {
  const { t } = useTranslation('host-shell');
  return (
    <div className={network.over} data-late hidden>
      <StatusBar tone="warning" icon={<Icon of={Gauge} size={20} />}>
        {t('network.late')}
      </StatusBar>
    </div>
  );
}
