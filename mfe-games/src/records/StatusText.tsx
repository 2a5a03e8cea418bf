import type { OrderStatus } from '@site/contracts/areas/lottery';
import { Icon } from '@site/ui/Icon';
import { Ban, CircleCheck, Clock, type LucideIcon, Minus, Undo2 } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './StatusText.module.css';

const ICONS: Record<OrderStatus, LucideIcon> = {
  PENDING: Clock,
  WON: CircleCheck,
  LOST: Minus,
  CANCELLED: Ban,
  REFUNDED: Undo2,
};

/** What became of a bet or an order: a word and a sign, and only then a colour. */
export function StatusText({ status }: { status: OrderStatus }) {
  const { t } = useTexts();
  return (
    <span className={styles.status} data-status={status}>
      <Icon of={ICONS[status]} size={14} />
      {t(`records.status.${status}`)}
    </span>
  );
}
