import { serverNow } from '@site/api';
import type { PlayState } from '@site/contracts/areas/care/state';
import type { PlayStateName } from '@site/contracts/values/playState';
import { formatDate, formatDateTime } from '@site/i18n';
import { HelpList } from '@site/ui/HelpList';
import { Icon } from '@site/ui/Icon';
import { CirclePause, DoorClosed, Hourglass, type LucideIcon } from 'lucide-react';
import styles from './Care.module.css';
import { OpenWays } from './OpenWays';
import { useCareTexts } from './useCareTexts';

const ICONS: Readonly<Record<Exclude<PlayStateName, 'OPEN'>, LucideIcon>> = {
  TIMEOUT: CirclePause,
  EXCLUDED: DoorClosed,
  RETURN_DUE: DoorClosed,
  RETURN_WAIT: Hourglass,
  CLOSED: DoorClosed,
};

/** In the place of each page that is closed to the account: until when, what stays open, and who helps (PL-020). */
export default function ClosedPage({ state: { state, until = '' } }: { state: PlayState }) {
  const { t } = useCareTexts();
  if (state === 'OPEN') return null;
  // An exclusion is a matter of days, the others of hours.
  const end = state === 'EXCLUDED' ? formatDate(until) : formatDateTime(until);
  // The day after a wish to return is over: what is waited for is the answer about limits.
  const waited = state === 'RETURN_WAIT' && Date.parse(until) <= serverNow();
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <span className={styles.disc}>
          <Icon of={ICONS[state]} size={28} />
        </span>
        <h1 className={styles.title}>{t(`care.closed.${state}.title`, { until: end })}</h1>
        <p className={styles.text}>
          {waited ? t('care.closed.RETURN_WAIT.waited') : t(`care.closed.${state}.body`, { until: end })}
        </p>
      </div>
      <OpenWays state={state} />
      <HelpList />
    </div>
  );
}
