import { Check, Clock, type LucideIcon, TimerOff, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import { Money } from '../Money';
import styles from './OrderState.module.css';

const ICONS = { wait: Clock, done: Check, failed: X, ended: TimerOff } as const;

export interface OrderStateProps {
  /** `ended`: nothing has happened, and nothing will. */
  tone: keyof typeof ICONS;
  title: string;
  /** Decimal string of the API. */
  amount?: string | undefined;
  symbol?: string;
  /** A plus before what came in. */
  signed?: boolean;
  /** In the place of that of the tone. */
  icon?: LucideIcon;
  /** One sentence: whether money has moved, and what comes next. */
  children?: ReactNode;
  /** No news by itself: the page has a region that says it, or moves the focus to the title. */
  quiet?: boolean;
  /** The title, to move the focus to. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** What has become of an order. Read out when it changes, unless it is `quiet`. */
export function OrderState({
  tone,
  title,
  amount,
  symbol = '',
  signed = false,
  icon = ICONS[tone],
  children,
  quiet = false,
  titleRef,
}: OrderStateProps) {
  return (
    <div role={quiet ? undefined : 'status'} className={styles.state}>
      <span className={styles.disc} data-tone={tone}>
        <Icon of={icon} size={28} />
      </span>
      <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {amount !== undefined && (
        <p className={styles.amount}>
          <Money symbol={symbol} amount={amount} signed={signed} />
        </p>
      )}
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
