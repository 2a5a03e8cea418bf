import { useCurrencySymbol } from '@site/api';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { OrderState } from '@site/ui/OrderState';
import { useFocusOnce } from '@site/ui/useFocusOnce';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './Payment.module.css';

interface PaidScreenProps {
  title: string;
  /** How much in all, and what is left. */
  children: ReactNode;
  orders: readonly { readonly account: string; readonly amount: string; readonly orderNo: string }[];
  /** One button over the whole width, or two beside each other. */
  actions: ReactNode;
}

/** As many are in sight until the others are asked for. */
const FIRST = 5;

/** What was paid, with the number of each order. */
export function PaidScreen({ title, children, orders, actions }: PaidScreenProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const heading = useFocusOnce<HTMLHeadingElement>(true);
  const [all, showAll] = useState(orders.length <= FIRST + 1);
  const shown = all ? orders : orders.slice(0, FIRST);
  return (
    <div className={styles.page}>
      <OrderState quiet titleRef={heading} tone="done" title={title}>
        {children}
      </OrderState>
      <Card padded={false}>
        <ul aria-label={t('payment.orders')}>
          {shown.map(({ account, amount, orderNo }) => (
            <li key={orderNo} className={styles.order}>
              <span>
                <b>{account}</b>
                <small>{orderNo}</small>
              </span>
              <Money symbol={symbol} amount={amount} className={styles.figure} />
            </li>
          ))}
        </ul>
        {!all && (
          <div className={styles.more}>
            <Button variant="text" size="small" onClick={() => showAll(true)}>
              {t('payment.more', { count: orders.length - FIRST })}
            </Button>
          </div>
        )}
      </Card>
      <div className={styles.duo}>{actions}</div>
    </div>
  );
}
