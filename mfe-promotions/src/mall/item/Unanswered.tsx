import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import styles from './ItemSheet.module.css';

/** No answer came: what that means, and where it can be seen. */
export function Unanswered({ canAskAgain, onRecords }: { canAskAgain: boolean; onRecords: () => void }) {
  const { t } = useTexts();
  return (
    <div className={styles.unknown} role="status">
      <p>
        {t('mall.sheet.unknown')} {!canAskAgain && t('mall.sheet.look')}
      </p>
      {!canAskAgain && (
        <Button variant="text" size="small" onClick={onRecords}>
          {t('mall.records')}
        </Button>
      )}
    </div>
  );
}
