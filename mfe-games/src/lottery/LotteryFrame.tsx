import { LoadingRegion } from '@site/ui/Skeleton';
import { Spinner } from '@site/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './LotteryFramePage.module.css';
import { useFrameMessages } from './useFrameMessages';

/** A frame that shows nothing for so long has failed, in ms. */
const LOAD_LIMIT_MS = 15_000;

export interface LotteryFrameProps {
  address: URL;
  renew: () => Promise<string>;
  onFailed: () => void;
}

/** The lottery in its frame, with a sign of waiting until it shows. */
export function LotteryFrame({ address, renew, onFailed }: LotteryFrameProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  useFrameMessages(frame, address.origin, { renew, onReady: show, onFailed });

  useEffect(() => {
    if (shown) return;
    const limit = setTimeout(onFailed, LOAD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [shown, onFailed]);

  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        src={address.href}
        title={t('lottery.frame.title')}
        referrerPolicy="no-referrer"
        className={styles.frame}
        onLoad={show}
      />
      {!shown && <FrameLoading />}
    </div>
  );
}

export function FrameLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('lottery.frame.opening')} className={styles.waiting}>
      <div className={styles.opening}>
        <Spinner size={18} />
        <p>{t('lottery.frame.opening')}</p>
      </div>
    </LoadingRegion>
  );
}
