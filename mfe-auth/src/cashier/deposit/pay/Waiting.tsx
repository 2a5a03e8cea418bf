import { Spinner } from '@site/ui/Spinner';
import { useTexts } from '../../../useTexts';
import styles from './Waiting.module.css';

/** The page looks for the payment by itself. */
export function Waiting() {
  const { t } = useTexts();
  return (
    <p className={styles.waiting}>
      <Spinner size={16} />
      <span>{t('deposit.pay.waiting')}</span>
    </p>
  );
}
