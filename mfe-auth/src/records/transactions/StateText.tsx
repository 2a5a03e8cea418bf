import type { DepositStatus } from '@site/contracts/areas/deposit';
import type { WithdrawStatus } from '@site/contracts/areas/withdraw';
import { Icon } from '@site/ui/Icon';
import { Ban, Check, Hourglass, type LucideIcon, TimerOff, Undo2, X } from 'lucide-react';
import styles from './StateText.module.css';

type Status = DepositStatus | WithdrawStatus;

/** Picture and tone of a state: what waits, what is done, what came to nothing. */
const LOOKS: Record<Status, readonly [icon: LucideIcon, tone: 'wait' | 'done' | 'bad' | 'void']> = {
  PENDING: [Hourglass, 'wait'],
  PAID: [Hourglass, 'wait'],
  APPROVED: [Hourglass, 'wait'],
  CONFIRMED: [Check, 'done'],
  REJECTED: [X, 'bad'],
  EXPIRED: [TimerOff, 'void'],
  CANCELLED: [Ban, 'void'],
  REFUND_DUE: [Undo2, 'wait'],
};

interface StateTextProps {
  status: Status;
  /** In words. */
  children: string;
  /** Nothing is left to wait for: `PAID` is so of a withdrawal, and not of a deposit. */
  done?: boolean;
}

/** How an order stands: a word and a sign, and only then a colour. */
export function StateText({ status, done = false, children }: StateTextProps) {
  const [icon, tone] = done ? LOOKS.CONFIRMED : LOOKS[status];
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon of={icon} size={14} />
      {children}
    </span>
  );
}
