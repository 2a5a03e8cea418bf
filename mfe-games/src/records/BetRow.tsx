import { useCurrencySymbol } from '@site/api';
import type { OrderStatus } from '@site/contracts/areas/lottery';
import { Money } from '@site/ui/Money';
import { RecordRow } from '@site/ui/records';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { RowIcon } from '../catalogue/parts/RowIcon';
import { useTexts } from '../useTexts';
import styles from './BetRow.module.css';
import { StatusText } from './StatusText';

export interface BetRowProps {
  /** Square art of 44; a plain box without it. */
  iconUrl: string | undefined;
  icon: ReactNode;
  name: string;
  /** After the time: provider or draw. */
  detail: string;
  at: string;
  bet: string;
  win: string;
  status: OrderStatus;
  onOpen: () => void;
}

/** One bet or order in the list; a press tells all of it. */
export function BetRow({ iconUrl, icon, bet, win, status, ...record }: BetRowProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const settled = status === 'WON' || status === 'LOST';
  return (
    <RecordRow {...record} icon={<RowIcon src={iconUrl}>{icon}</RowIcon>}>
      <StatusText status={status} />{' '}
      {settled && (
        <span className={styles.win}>
          <VisuallyHidden>{t('records.figure.win')}</VisuallyHidden> <Money symbol={symbol} amount={win} />
        </span>
      )}{' '}
      <span className={styles.bet}>
        {t('records.figure.bet')} <Money symbol={symbol} amount={bet} />
      </span>
    </RecordRow>
  );
}
