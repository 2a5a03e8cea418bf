import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './Form.module.css';

/** Rates of the first screen at 390 by 844. */
const RATES = 3;

/** The room of the form while it is not known what may be given. */
export function FormLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion className={styles.fields} label={t('accounts.form.loading')}>
      <div className={styles.loading}>
        <Skeleton shape="box" height="48px" />
        <Skeleton shape="box" height="78px" />
        <Skeleton shape="box" height="78px" />
        {Array.from({ length: RATES }, (_, rate) => (
          <Skeleton key={rate} shape="card" height="100px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
