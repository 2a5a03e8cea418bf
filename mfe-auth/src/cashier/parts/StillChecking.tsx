import { Button } from '@site/ui/Button';
import { OrderState } from '@site/ui/OrderState';
import { Hourglass } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './Cashier.module.css';

interface StillCheckingProps {
  asking: boolean;
  /** Sends the same request with the same key: it cannot be done twice. */
  onAsk: () => void;
}

/** No answer came to something that may have been done: said so, and never shown as failed. */
export function StillChecking({ asking, onAsk }: StillCheckingProps) {
  const { t } = useTexts();
  return (
    <div className={styles.group}>
      <OrderState tone="wait" icon={Hourglass} title={t('cashier.unknown')}>
        {t('cashier.unknownBody')}
      </OrderState>
      <Button block loading={asking} onClick={onAsk}>
        {t('cashier.askAgain')}
      </Button>
    </div>
  );
}
