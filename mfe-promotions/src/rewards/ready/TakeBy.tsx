import { formatDate, formatDay, formatTime } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { useMerchantToday } from '@site/ui/records';
import { Calendar, Clock } from 'lucide-react';
import { lastMoment } from '../../lastMoment';
import { useTexts } from '../../useTexts';
import styles from './Ready.module.css';

/** Until when a reward may be taken: a date, and today the hour as well. */
export function TakeBy({ expiresAt }: { expiresAt: string | undefined }) {
  const { t } = useTexts();
  const today = useMerchantToday();
  if (expiresAt === undefined) return <p>{t('rewards.noEnd')}</p>;
  const last = lastMoment(expiresAt);
  const isToday = formatDay(last) === today;
  return (
    <p className={styles.by} data-soon={isToday || undefined}>
      <Icon of={isToday ? Clock : Calendar} size={16} />
      {isToday
        ? t('rewards.byToday', { time: formatTime(last) })
        : t('rewards.by', { date: formatDate(last) })}
    </p>
  );
}
