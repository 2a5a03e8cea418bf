import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { OrderState } from '@site/ui/OrderState';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Cashier.module.css';
import { useFocusOnce } from './useFocusOnce';

interface StillCheckingProps {
  asking: boolean;
  /** Sends the same request with the same key: it cannot be done twice. Left out where only the records can tell. */
  onAsk?: (() => void) | undefined;
  /** The list that it would be in; all movements without it. */
  records?: 'deposits' | 'withdrawals';
  /** It follows a press, and not a visit. */
  followed?: boolean;
  /** In the place of the usual words. */
  children?: ReactNode;
}

/** No answer came to something that may have been done: said so, and never shown as failed. */
export function StillChecking({ asking, onAsk, records, followed = true, children }: StillCheckingProps) {
  const { t } = useTexts();
  const title = useFocusOnce<HTMLHeadingElement>(followed);
  return (
    <div className={styles.group}>
      <OrderState quiet titleRef={title} tone="wait" icon={Hourglass} title={t('cashier.unknown')}>
        {children ?? t('cashier.unknownBody')}
      </OrderState>
      {onAsk && (
        <Button block loading={asking} onClick={onAsk}>
          {t('cashier.askAgain')}
        </Button>
      )}
      <Button
        variant="quiet"
        block
        render={<Link to={addressOf(PATHS.transactions, records ? { tab: records } : {})} />}
      >
        {t('cashier.seeRecords')}
      </Button>
    </div>
  );
}
