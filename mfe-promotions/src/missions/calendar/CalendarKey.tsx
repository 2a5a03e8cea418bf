import { Icon } from '@site/ui/Icon';
import { Check, Minus } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './Calendar.module.css';

/** What the marks of days mean. Each day says so itself to readers. */
export function CalendarKey() {
  const { t } = useTexts();
  return (
    <p className={styles.key} aria-hidden="true">
      <span>
        <i data-mark="signed">
          <Icon of={Check} size={12} />
        </i>
        {t('missions.calendar.key.signed')}
      </span>
      <span>
        <i data-mark="missed">
          <Icon of={Minus} size={12} />
        </i>
        {t('missions.calendar.key.missed')}
      </span>
      <span>
        <i data-mark="today" />
        {t('missions.calendar.key.today')}
      </span>
    </p>
  );
}
