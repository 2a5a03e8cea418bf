import { call } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import type { LaunchTarget } from '@site/contracts/games';
import type { GameMessage } from '@site/contracts/play';
import { Button } from '@site/ui/Button';
import { useRef } from 'react';
import { refreshBalance } from '../launch/refreshAfterPlay';
import { useTexts } from '../useTexts';
import { FRAME_FEATURES, frameRights } from './frameRights';
import styles from './GameFrame.module.css';
import { PlayFailed } from './PlayFailed';
import { useFrameState } from './useFrameState';
import { useGameMessages } from './useGameMessages';
import { Waiting } from './Waiting';

export interface GameFrameProps {
  target: LaunchTarget;
  /** Of the game, for screen readers. */
  name: string;
  /** Asks for another launch, and so for another frame. */
  onAgain: () => void;
  /** The page says that its launch was no good. */
  onExpired: () => void;
  onClose: () => void;
}

/** A game's page in its frame, with a sign of waiting until it can be played. */
export function GameFrame({ target, name, onAgain, onExpired, onClose }: GameFrameProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const rights = frameRights(new URL(target.url));
  const { state, show } = useFrameState();

  useGameMessages(frame, rights.messages, (type: GameMessage['type']) => {
    switch (type) {
      case 'game.ready':
        return show();
      case 'game.close':
        return onClose();
      case 'game.balance.changed':
        return refreshBalance();
      case 'game.launch.expired':
        return onExpired();
      case 'game.session.ended':
        // The platform says so to any call, and the host then leads to the login page.
        return void call(walletBalance, {}).catch(() => undefined);
    }
  });

  if (state === 'failed')
    return <PlayFailed body={t('play.failed.silent')} onRetry={onAgain} onLeave={onClose} />;
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        src={target.url}
        title={name}
        sandbox={rights.sandbox}
        allow={FRAME_FEATURES}
        referrerPolicy="no-referrer"
        className={styles.frame}
        // A browser's own error page loads too: a page that announces itself is believed only then.
        onLoad={target.announces ? undefined : show}
      />
      {state !== 'shown' && (
        <Waiting>
          {state === 'slow' && (
            <div className={styles.slow} role="status">
              <p>{t('play.slow')}</p>
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
