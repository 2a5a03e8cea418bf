import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useState } from 'react';
import { useCategoryName } from '../../categories/useCategoryName';
import { useTexts } from '../../useTexts';
import styles from './Edit.module.css';
import type { RateChange } from './useRateChanges';

interface SaveSheetProps {
  open: boolean;
  onClose: () => void;
  account: string;
  changes: readonly RateChange[];
  isPending: boolean;
  onSave: () => void;
}

/** What is about to change, from what to what. A new sheet (`key`) for each opening. */
export function SaveSheet({ open, onClose, account, changes, isPending, onSave }: SaveSheetProps) {
  const { t } = useTexts();
  const categoryName = useCategoryName();
  // As they were when the sheet opened: once they are saved there are none, and it is still closing.
  const [listed] = useState(changes);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('rebates.edit.confirm', { account })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('rebates.edit.cancel')}
          </Button>
          <Button loading={isPending} onClick={onSave}>
            {t('rebates.edit.saveNow')}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <dl className={styles.changes}>
          {listed.map(({ gameType, before, rate }) => (
            <div key={gameType}>
              <dt>{categoryName(gameType)}</dt>
              <dd>
                {before}% <span aria-hidden="true">→</span>
                <VisuallyHidden>{t('rebates.edit.becomes')}</VisuallyHidden> {rate}%
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('rebates.edit.effect')}</p>
      </div>
    </Sheet>
  );
}
