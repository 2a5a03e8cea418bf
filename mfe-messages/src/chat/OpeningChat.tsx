import { useMerchant } from '@site/api';
import { Button } from '@site/ui/Button';
import { Spinner } from '@site/ui/Spinner';
import { useDelayed } from '@site/ui/useDelayed';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../useTexts';
import { ChatScene } from './ChatScene';
import styles from './ChatScene.module.css';
import { stayHere } from './leaveFor';
import { openChat } from './openChat';

// @texts chat.opening.* — while it opens as usual
// @texts chat.slow.* — once it takes long

/** After so long, in ms, whoever waits is told so and can stop. */
const SLOW_AFTER_MS = 5_000;

/** One try to open the chat: it begins as this shows, and ends when this goes. */
export function OpeningChat({ onFailed }: { onFailed: () => void }) {
  const { t } = useTexts();
  const merchant = useMerchant();
  const phase = useDelayed(SLOW_AFTER_MS) ? 'slow' : 'opening';

  const open = useEffectEvent((signal: AbortSignal) =>
    openChat(merchant, t('chat.title'), signal).catch(() => {
      if (!signal.aborted) onFailed();
    }),
  );
  useEffect(() => {
    const controller = new AbortController();
    void open(controller.signal);
    return () => controller.abort();
  }, []);

  const stop = () => {
    stayHere();
    onFailed();
  };
  return (
    <ChatScene
      title={t(`chat.${phase}.title`)}
      body={t(`chat.${phase}.body`)}
      wait={
        <p className={styles.wait}>
          <span className={styles.ring}>
            <Spinner />
          </span>
          {t(`chat.${phase}.wait`)}
        </p>
      }
    >
      {phase === 'slow' && (
        <Button variant="quiet" block onClick={stop}>
          {t('chat.stop')}
        </Button>
      )}
    </ChatScene>
  );
}
