import { useTexts } from '../../useTexts';
import styles from './Balls.module.css';

/** Numbers as they were drawn, each on its ball; read out as one line. */
export function Balls({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTexts();
  return (
    <span
      role="img"
      aria-label={t('lottery.numbers', { numbers: numbers.join(' ') })}
      className={styles.balls}
    >
      {numbers.map((number, place) => (
        // A number's place is what tells it from its equals.
        <span key={place} className={styles.ball}>
          {number}
        </span>
      ))}
    </span>
  );
}
