import { formatDate } from '@site/i18n';
import { useTexts } from '../../useTexts';
import styles from './ExcludedNotice.module.css';
import { useExcludedUntil } from './excluded';

/** What holds for who has just excluded themselves, and that the way to their money begins here (PL-018, PL-020). */
export function ExcludedNotice() {
  const { t } = useTexts();
  const until = useExcludedUntil();
  if (until === undefined) return null;
  return (
    <div role="status" className={styles.notice}>
      <h2>{t('login.excluded', { when: formatDate(until) })}</h2>
      <p>{t('login.excludedBody')}</p>
    </div>
  );
}
