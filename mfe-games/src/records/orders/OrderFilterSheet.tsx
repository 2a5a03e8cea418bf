import { ORDER_STATUSES } from '@site/contracts/areas/lottery';
import type { DayRange } from '@site/contracts/values/days';
import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Chip } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { Sheet } from '@site/ui/Sheet';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../catalogue/parts/Choice';
import { useTexts } from '../../useTexts';
import { NO_FILTERS, type RecordState } from '../recordState';
import { useLotteryNames, useOrderCount } from './queries';

type Filters = Pick<RecordState, 'game' | 'status'>;

export interface OrderFilterSheetProps {
  open: boolean;
  /** What is applied. */
  filters: Filters;
  days: DayRange;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** Lottery and state of orders, chosen here and applied together. */
export default function OrderFilterSheet({ open, filters, days, onClose, onApply }: OrderFilterSheetProps) {
  const { t } = useTexts();
  const [{ game, status }, choose] = useState(filters);
  const lotteries = useLotteryNames();
  const count = useOrderCount({ days, game, status });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('records.orders.filter')}
      footer={
        <>
          <Button variant="quiet" onClick={() => choose(NO_FILTERS)}>
            {t('filter.reset')}
          </Button>
          <Button icon={<Icon of={Check} size={20} />} onClick={() => onApply({ game, status })}>
            {count === undefined
              ? t('records.orders.show')
              : t('records.orders.showCount', { count, shown: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <Choice legend={t('records.figure.status')}>
        <Chip selected={status === undefined} onClick={() => choose({ game, status: undefined })}>
          {t('filter.all')}
        </Chip>
        {ORDER_STATUSES.map((each) => (
          <Chip key={each} selected={status === each} onClick={() => choose({ game, status: each })}>
            {t(`records.status.${each}`)}
          </Chip>
        ))}
      </Choice>
      <Choice legend={t('records.orders.game')}>
        <Chip selected={game === undefined} onClick={() => choose({ game: undefined, status })}>
          {t('filter.all')}
        </Chip>
        {[...(lotteries ?? [])].map(([id, name]) => (
          <Chip key={id} selected={game === id} onClick={() => choose({ game: id, status })}>
            {name}
          </Chip>
        ))}
      </Choice>
    </Sheet>
  );
}
