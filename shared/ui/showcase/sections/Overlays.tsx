import { useTranslation } from '@site/i18n';
import { ClipboardList, Gift, LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/Button';
import { Chip } from '../../src/Chip';
import { useConfirm } from '../../src/Dialog';
import { Icon } from '../../src/Icon';
import { ListRow } from '../../src/ListRow';
import { Sheet } from '../../src/Sheet';
import { Tabs } from '../../src/Tabs';
import { toast } from '../../src/Toast';
import { ToastCard } from '../../src/Toast/ToastCard';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const noAction = () => undefined;

export function Overlays() {
  const { t } = useTranslation('showcase');
  const confirm = useConfirm();
  const [open, setOpen] = useState<'sheet' | 'drawer'>();
  const close = () => setOpen(undefined);
  const ask = async () => {
    const answer = await confirm({
      title: t('logoutTitle'),
      body: t('logoutBody'),
      confirmLabel: t('logout'),
      cancelLabel: t('cancel'),
      tone: 'danger',
    });
    if (answer) toast.success(t('saved'));
  };
  return (
    <>
      <Specimen title="Toast">
        <div className={styles.centred}>
          <ToastCard tone="success" message={t('saved')} />
          <ToastCard tone="loading" message={t('wait')} />
          <ToastCard tone="info" message={t('realAccount')} />
        </div>
      </Specimen>
      <Specimen title="Dialog, Sheet, Toast: live">
        <div className={styles.line}>
          <Button variant="quiet" size="small" onClick={() => void ask()}>
            {t('openDialog')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('sheet')}>
            {t('openSheet')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('drawer')}>
            {t('openDrawer')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => toast.error(t('realAccount'))}>
            {t('showToast')}
          </Button>
        </div>
      </Specimen>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={t('filter')}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('reset')}
            </Button>
            <Button onClick={close}>{t('showGames')}</Button>
          </>
        }
      >
        <fieldset className={styles.filterGroup}>
          <legend>{t('provider')}</legend>
          <div className={styles.line}>
            {['Moonreef', 'Jadeworks', 'Papercrane', 'Saltwind', 'Sixpetal', 'Tidewell'].map(
              (name, index) => (
                <Chip key={name} selected={index < 2}>
                  {name}
                </Chip>
              ),
            )}
          </div>
        </fieldset>
        <fieldset className={styles.filterGroup}>
          <legend>{t('minimumBet')}</legend>
          <div className={styles.bets}>
            {['0.01', '0.05', '0.10', '0.50', '0.75'].map((bet) => (
              <Chip key={bet} selected={bet === '0.50'}>{`฿${bet}`}</Chip>
            ))}
          </div>
        </fieldset>
      </Sheet>
      <Sheet
        open={open === 'drawer'}
        onClose={close}
        side="right"
        title={t('menu')}
        header={<p className={styles.who}>Narin S.</p>}
        footer={
          <Tabs
            variant="segmented"
            label={t('theme')}
            value="light"
            onChange={noAction}
            items={[
              { value: 'dark', label: t('dark'), icon: <Icon of={Moon} size={18} /> },
              { value: 'light', label: t('light'), icon: <Icon of={Sun} size={18} /> },
            ]}
          />
        }
      >
        <ListRow icon={<Icon of={ClipboardList} size={20} />} label={t('betRecord')} onClick={noAction} />
        <ListRow icon={<Icon of={Gift} size={20} />} label={t('rewards')} onClick={noAction} />
        <ListRow
          icon={<Icon of={LogOut} size={20} />}
          label={t('logout')}
          chevron={false}
          onClick={() => void ask()}
        />
      </Sheet>
    </>
  );
}
