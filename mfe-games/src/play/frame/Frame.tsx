import { call } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { refreshFigures } from '../launch/refreshAfterPlay';
import styles from './Frame.module.css';
import { FrameFailed } from './FrameFailed';
import type { FrameEvent, FrameSource, FrameWords, Reply, Rounds } from './source';
import { useFrameMessages } from './useFrameMessages';
import { useFrameState } from './useFrameState';
import { Waiting } from './Waiting';

export interface FrameProps {
  source: FrameSource;
  words: FrameWords;
  /** Of the game, for screen readers. */
  name: string;
  rounds: Rounds;
  /** Makes another attempt, with another launch and another frame. */
  onAgain: () => void;
  /** The page says that its launch was no good. */
  onExpired: (reply: Reply) => void;
  onClose: () => void;
}

/** A game's page in its frame, with a sign of waiting until it can be played. */
export function Frame({ source, words, name, rounds, onAgain, onExpired, onClose }: FrameProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, show } = useFrameState();
  const { shows } = rounds;
  useEffect(() => {
    if (state !== 'shown') return;
    shows(true);
    return () => shows(false);
  }, [state, shows]);

  useFrameMessages(frame, source, (event: FrameEvent, reply: Reply) => {
    if (typeof event === 'object') return rounds.refused(event.refused);
    switch (event) {
      case 'ready':
        return show();
      case 'close':
        return onClose();
      case 'balanceChanged':
        return refreshFigures();
      case 'cycleStarted':
        return rounds.started();
      case 'cycleEnded':
        return rounds.ended();
      case 'launchExpired':
        return onExpired(reply);
      case 'sessionEnded':
        // The platform says so to any call, and the host then leads to the login page.
        return void call(walletBalance, {}).catch(() => undefined);
    }
  });

  if (state === 'failed')
    return <FrameFailed title={words.failed} body={words.silent} onRetry={onAgain} onLeave={onClose} />;
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        src={source.url}
        title={name}
        sandbox={source.sandbox}
        allow={source.allow}
        referrerPolicy="no-referrer"
        className={styles.frame}
        // A browser's own error page loads too: a page that announces itself is believed only then.
        onLoad={source.announces ? undefined : show}
      />
      {state !== 'shown' && (
        <Waiting words={words.opening}>
          {state === 'slow' && (
            <div className={styles.slow} role="status">
              <p>{words.slow}</p>
              <div className={styles.ways}>
                <Button variant="quiet" onClick={onClose}>
                  {t('play.leave')}
                </Button>
                <Button onClick={onAgain}>{t('play.again')}</Button>
              </div>
            </div>
          )}
        </Waiting>
      )}
    </div>
  );
}
