import { useTranslation } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { TabBarItem } from '@site/ui/TabBar';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import { ServiceSheet } from './ServiceSheet';

/** Opens the ways to reach customer service. */
export function ServiceTab() {
  const { t } = useTranslation('host-shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <TabBarItem
        icon={<Icon of={Headset} />}
        label={t('footer.service')}
        opensDialog
        onClick={() => setOpen(true)}
      />
      <ServiceSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
