import { LimitGauge } from '@site/ui/LimitGauge';
import { formatAmount } from '@site/ui/Money';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';
import styles from './SessionPanel.module.css';
import { minutesOf, tightestLoss, useLimits } from './useLimits';

export interface UsedLimitsProps {
  /** Of the stretch. */
  minutes: number;
  symbol: string;
  /** Play money has no limits of money (PL-044). */
  demo: boolean;
}

/** How much is used of the time limit of a stretch, and of the loss limit that leaves least. */
export function UsedLimits({ minutes, symbol, demo }: UsedLimitsProps) {
  const { t } = useTexts();
  const duration = useDuration();
  const { data } = useLimits(true);
  const time = minutesOf(data, 'STRETCH_TIME');
  const loss = demo ? undefined : tightestLoss(data);
  const money = (amount: string) => `${symbol}${formatAmount(amount)}`;
  return (
    <>
      {time !== undefined && (
        <UsedLimit
          name={t('care.limit.STRETCH_TIME')}
          words={t('care.limit.used', { used: duration(minutes), limit: duration(time) })}
          used={`${minutes}`}
          of={`${time}`}
        />
      )}
      {loss && (
        <UsedLimit
          name={t(`care.limit.LOSS.${loss.period}`)}
          words={t('care.limit.used', { used: money(loss.used), limit: money(loss.value) })}
          used={loss.used}
          of={loss.value}
        />
      )}
    </>
  );
}

interface UsedLimitProps {
  name: string;
  words: string;
  used: string;
  of: string;
}

function UsedLimit({ name, words, used, of }: UsedLimitProps) {
  return (
    <div className={styles.limit}>
      <p className={styles.words}>
        <span>{name}</span>
        <span>{words}</span>
      </p>
      <LimitGauge thin label={`${name}: ${words}`} used={used} of={of} />
    </div>
  );
}
