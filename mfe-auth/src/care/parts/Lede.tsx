import type { CareSettings } from '@site/contracts/areas/care';
import { useTexts } from '../../useTexts';
import styles from './Care.module.css';

/** What lowering and raising mean, before anything is pressed. */
export function Lede({ settings }: { settings: CareSettings }) {
  const { t } = useTexts();
  const { coolingHours: count, raiseAfterPeriod } = settings;
  return (
    <p className={styles.lede}>{t(raiseAfterPeriod ? 'limits.ledeAfterPeriod' : 'limits.lede', { count })}</p>
  );
}
