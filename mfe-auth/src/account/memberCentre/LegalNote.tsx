import { useSettings } from '@site/api';
import { useTexts } from '../../useTexts';
import styles from './LegalNote.module.css';

/** Age until the merchant's settings are here (SH-036). */
const DEFAULT_MIN_AGE = 18;

/** The age sign and the word on playing within limits, at the foot. */
export function LegalNote() {
  const { t } = useTexts();
  const { data } = useSettings();
  return (
    <footer className={styles.note}>
      <span className={styles.age}>{t('memberCentre.age', { age: data?.minAge ?? DEFAULT_MIN_AGE })}</span>
      <p>{t('memberCentre.legal')}</p>
    </footer>
  );
}
