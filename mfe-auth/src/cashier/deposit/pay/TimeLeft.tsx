import { Icon } from '@site/ui/Icon';
import { Clock } from 'lucide-react';
import { useCountdown } from '../../../access/smsCode/useCountdown';
import { useTexts } from '../../../useTexts';
import { momentText } from '../../parts/momentText';
import styles from './TimeLeft.module.css';

const MINUTE = 60;

const clock = (seconds: number) =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** Until when a code works, and how long that is; by the platform's time. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTexts();
  const seconds = useCountdown(Date.parse(until));
  const when = momentText(until);
  return (
    <p className={styles.time}>
      <Icon of={Clock} size={16} />
      <span>
        {seconds > 0
          ? t('deposit.qr.worksUntil', { when, left: clock(seconds) })
          : t('deposit.qr.over', { when })}
      </span>
    </p>
  );
}
