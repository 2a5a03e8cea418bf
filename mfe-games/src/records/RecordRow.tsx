import { useMerchantWallet } from '@site/api';
import type { OrderStatus } from '@site/contracts/areas/lottery';
import { formatTime } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import press from '../catalogue/parts/PressRow.module.css';
import { RowIcon } from '../catalogue/parts/RowIcon';
import { useTexts } from '../useTexts';
import styles from './RecordRow.module.css';
import { StatusText } from './StatusText';

export interface RecordRowProps {
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
export function RecordRow({ iconUrl, icon, name, detail, at, bet, win, status, onOpen }: RecordRowProps) {
  const { t } = useTexts();
  const symbol = useMerchantWallet().data?.currencySymbol ?? '';
  const settled = status === 'WON' || status === 'LOST';
  return (
    <li className={styles.item}>
      <button type="button" aria-haspopup="dialog" className={`${press.row} ${styles.row}`} onClick={onOpen}>
        <RowIcon src={iconUrl}>{icon}</RowIcon>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.meta}>
            {formatTime(at)} · {detail}
          </span>
        </span>{' '}
        <span className={styles.figures}>
          <StatusText status={status} />{' '}
          {settled && (
            <span className={styles.win}>
              <VisuallyHidden>{t('records.figure.win')}</VisuallyHidden>{' '}
              <Money symbol={symbol} amount={win} />
            </span>
          )}{' '}
          <span className={styles.bet}>
            {t('records.figure.bet')} <Money symbol={symbol} amount={bet} />
          </span>
        </span>
      </button>
    </li>
  );
}
