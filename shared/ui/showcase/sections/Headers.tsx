import { useTranslation } from '@site/i18n';
import { Menu, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/Badge';
import { BalanceChip } from '../../src/BalanceChip';
import { Button } from '../../src/Button';
import { IconButton } from '../../src/IconButton';
import { PageHeader } from '../../src/PageHeader';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const noAction = () => undefined;

export function Headers() {
  const { t } = useTranslation('showcase');
  const [hidden, setHidden] = useState(true);
  return (
    <Specimen title="PageHeader, BalanceChip, IconButton" room="frame">
      <div className={styles.bar}>
        <Button variant="quiet" size="small">
          {t('login')}
        </Button>
        <Button size="small">{t('register')}</Button>
        <IconButton icon={Menu} label={t('menu')} badge={<Badge />} />
      </div>
      <div className={styles.bar}>
        <BalanceChip symbol="฿" amount="12480.50" hidden={hidden} onToggle={() => setHidden(!hidden)} />
        <Button size="small">{t('deposit')}</Button>
        <IconButton icon={Menu} label={t('menu')} badge={<Badge count={3} />} />
      </div>
      <PageHeader title={t('help')} onBack={noAction} right={<IconButton icon={Menu} label={t('menu')} />} />
      <PageHeader
        title={t('slots')}
        subtitle={t('allProviders')}
        onBack={noAction}
        right={<IconButton icon={SlidersHorizontal} label={t('filter')} />}
      />
    </Specimen>
  );
}
