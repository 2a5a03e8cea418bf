import { useTexts } from '../../useTexts';
import { useServerSecond } from '../serverClock';
import styles from './Countdown.module.css';
import { timeLeft } from './timeLeft';

const SECOND_MS = 1_000;
/** From here on the figures say that it is close. */
const SOON_S = 10;

export interface CountdownProps {
  /** Instant that the draw closes at, by the platform's clock. */
  closesAt: string;
  className?: string | undefined;
}

/** Time until a draw closes; then that it is being drawn, until the next is known. */
export function Countdown({ closesAt, className }: CountdownProps) {
  const { t } = useTexts();
  const left = Math.ceil(Date.parse(closesAt) / SECOND_MS) - useServerSecond();
  const { days, clock } = timeLeft(Math.max(0, left));
  const drawing = left <= 0;
  return (
    <span role="timer" aria-live="off" className={`${styles.countdown} ${className ?? ''}`}>
      <span className={styles.label}>{drawing ? '' : t('lottery.closesIn')}</span>
      <span className={styles.time} data-soon={left <= SOON_S || undefined}>
        {drawing ? t('lottery.drawing') : days > 0 ? t('lottery.daysLeft', { days, clock }) : clock}
      </span>
    </span>
  );
}
