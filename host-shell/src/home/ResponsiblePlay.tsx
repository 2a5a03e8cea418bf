import { useSettings } from '@site/api';
import { useTranslation } from '@site/i18n';
import styles from './HomePage.module.css';

/** Age until the merchant's settings are here (SH-036). */
const DEFAULT_MIN_AGE = 18;

/** The age sign and the word on playing within limits, at the foot of home. */
export function ResponsiblePlay() {
  const { t } = useTranslation('host-shell');
  const { data } = useSettings();
  return (
    <footer className={styles.responsible}>
      <span className={styles.age}>{t('responsible.age', { age: data?.minAge ?? DEFAULT_MIN_AGE })}</span>
      <p>{t('responsible.text')}</p>
    </footer>
  );
}
