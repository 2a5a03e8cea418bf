import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';
import styles from './__Feature__Page.module.css';
import { Ways } from './Ways';

/** Says that the page opens soon, and leads to what the site has until then. */
export default function __Feature__Page() {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <EmptyState picture="lantern" title={t('soon.title')} body={t('soon.body')} />
      <Ways />
    </div>
  );
}
