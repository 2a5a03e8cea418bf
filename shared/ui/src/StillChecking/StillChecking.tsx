import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { OrderState } from '../OrderState';
import { useFocusOnce } from '../useFocusOnce';
import styles from './StillChecking.module.css';
import { useStillCheckingTexts } from './useStillCheckingTexts';

export interface StillCheckingProps {
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
  const { t } = useStillCheckingTexts();
  const title = useFocusOnce<HTMLHeadingElement>(followed);
  return (
    <div className={styles.group}>
      <OrderState quiet titleRef={title} tone="wait" icon={Hourglass} title={t('unknown')}>
        {children ?? t('unknownBody')}
      </OrderState>
      {onAsk && (
        <Button block loading={asking} onClick={onAsk}>
          {t('askAgain')}
        </Button>
      )}
      <Button
        variant="quiet"
        block
        render={<Link to={addressOf(PATHS.transactions, records ? { tab: records } : {})} />}
      >
        {t('seeRecords')}
      </Button>
    </div>
  );
}
