import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { BellRing } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import styles from './Push.module.css';
import type { useThisBrowser } from './useThisBrowser';

const HELP = {
  none: 'contact.push.here.none',
  'home-screen': 'contact.push.here.homeScreen',
  denied: 'contact.push.here.denied',
} as const;

/** What this browser does with notifications, and what its owner can do about it. */
export function ThisBrowser({
  ability,
  isOn,
  isStarting,
  hasFailed,
  start,
}: ReturnType<typeof useThisBrowser>) {
  const { t } = useTexts();
  const canStart = !isOn && (ability === 'default' || ability === 'granted');
  return (
    <div className={styles.here}>
      <div role="status" className={styles.state}>
        {isOn && (
          <p className={styles.on}>
            <Icon of={BellRing} size={16} />
            {t('contact.push.here.on')}
          </p>
        )}
        {ability in HELP && <p>{t(HELP[ability as keyof typeof HELP])}</p>}
        {hasFailed && !isStarting && <p>{t('contact.push.here.failed')}</p>}
      </div>
      {canStart && (
        <Button variant="quiet" size="small" loading={isStarting} onClick={start}>
          {t('contact.push.here.start')}
        </Button>
      )}
    </div>
  );
}
