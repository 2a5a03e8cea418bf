import { useTexts } from '../../useTexts';
import { IntervalChoice } from './IntervalChoice';
import styles from './RealityCheck.module.css';
import { useInterval } from './useInterval';

/** The reminder's setting among the member's others. */
export default function RealityCheckPage() {
  const { t } = useTexts();
  const { interval, setInterval } = useInterval();
  return (
    <div className={styles.page}>
      <p className={styles.about}>{t('reality.about')}</p>
      <IntervalChoice interval={interval} onChoose={setInterval} />
    </div>
  );
}
