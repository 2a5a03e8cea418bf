import { cx } from '../internal/cx';
import { compareMoney } from '../Money';
import styles from './LimitGauge.module.css';

export interface LimitGaugeProps {
  /** The same in words, which stand beside it too: "฿1,500.00 of ฿5,000.00 used". */
  label: string;
  /** Decimal strings of the API, both. */
  used: string;
  of: string;
  /** 6 px in the place of 8: among other lines. */
  thin?: boolean;
}

/** How much of an amount is used up. It says nothing that the words do not. */
export function LimitGauge({ label, used, of, thin = false }: LimitGaugeProps) {
  const full = compareMoney(used, of) >= 0;
  return (
    <svg
      role="img"
      aria-label={label}
      className={cx(styles.gauge, thin && styles.thin)}
      data-full={full || undefined}
    >
      <rect className={styles.track} width="100%" height="100%" rx="4" />
      <rect className={styles.fill} width={full ? '100%' : partOf(used, of)} height="100%" rx="4" />
    </svg>
  );
}

/** To draw, a double is as good as the amount itself. */
const partOf = (used: string, of: string) => `${((Number(used) / Number(of)) * 100).toFixed(2)}%`;
