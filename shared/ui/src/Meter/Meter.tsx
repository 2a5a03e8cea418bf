import styles from './Meter.module.css';

export interface MeterProps {
  /** The same in words, which stand beside it too: "3 of 5 rounds". */
  label: string;
  /** From 0 to 1; what is beyond is drawn as that. To draw, a double is as good as an amount itself. */
  part: number;
  /** What it counts is over: it draws no attention any more. */
  finished?: boolean;
}

/** How far something has come. It says nothing that the words do not. */
export function Meter({ label, part, finished = false }: MeterProps) {
  const drawn = Math.min(Math.max(part, 0), 1);
  return (
    <svg role="img" aria-label={label} className={styles.meter} data-finished={finished || undefined}>
      <rect className={styles.track} width="100%" height="100%" rx="3" />
      <rect className={styles.fill} width={`${(drawn * 100).toFixed(2)}%`} height="100%" rx="3" />
    </svg>
  );
}
