import { ORDER_STATUSES } from '@site/contracts/lottery';
import { Button } from '@site/ui/Button';
import { Chip } from '@site/ui/Chip';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { Choice } from '../Choice';
import type { RecordState } from '../recordState';

export interface OrderFilterSheetProps {
  open: boolean;
  /** What is applied. */
  status: RecordState['status'];
  onClose: () => void;
  onApply: (filters: Pick<RecordState, 'status'>) => void;
}

/** In which state orders are. */
export default function OrderFilterSheet({ open, status, onClose, onApply }: OrderFilterSheetProps) {
  const { t } = useTexts();
  const [chosen, choose] = useState(status);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('records.orders.filter')}
      footer={
        <>
          <Button variant="quiet" onClick={() => choose(undefined)}>
            {t('filter.reset')}
          </Button>
          <Button onClick={() => onApply({ status: chosen })}>{t('records.orders.show')}</Button>
        </>
      }
    >
      <Choice legend={t('records.figure.status')}>
        <Chip selected={chosen === undefined} onClick={() => choose(undefined)}>
          {t('filter.all')}
        </Chip>
        {ORDER_STATUSES.map((each) => (
          <Chip key={each} selected={chosen === each} onClick={() => choose(each)}>
            {t(`records.status.${each}`)}
          </Chip>
        ))}
      </Choice>
    </Sheet>
  );
}
