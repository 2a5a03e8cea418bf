import { hasCode, useMerchant } from '@site/api';
import { useErrorText } from '@site/i18n';
import { useEffect, useState } from 'react';
import { refreshCatalogue } from '../launch/refreshAfterPlay';
import { useTexts } from '../useTexts';
import { mayFrame } from './frameRights';
import { GameFrame } from './GameFrame';
import { OpensOutside } from './OpensOutside';
import { PlayFailed } from './PlayFailed';
import type { usePlay } from './usePlay';
import { Waiting } from './Waiting';

/** A launch that came too late is renewed so often by itself; then it is the player's to try. */
const RENEWALS = 1;

export interface PlayStageProps {
  play: ReturnType<typeof usePlay>;
  name: string;
  demo: boolean;
  onClose: () => void;
}

/** The game, or how far it has come. */
export function PlayStage({ play, name, demo, onClose }: PlayStageProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { frames } = useMerchant();
  const { facts, target, error, attempt, again } = play;
  const [expired, setExpired] = useState(0);
  const gone = error !== null && hasCode(error, 'game.unavailable', 'game.freeplay.unsupported');
  useEffect(() => {
    if (gone) refreshCatalogue();
  }, [gone]);

  if (error)
    return <PlayFailed body={errorText(error)} onRetry={gone ? undefined : again} onLeave={onClose} />;
  if (!target) return <Waiting />;
  if (target.open !== 'FRAME' || !mayFrame(new URL(target.url), frames))
    return <OpensOutside game={facts?.game} demo={demo} />;
  if (expired > RENEWALS) {
    const retry = () => {
      setExpired(0);
      again();
    };
    return <PlayFailed body={t('play.failed.expired')} onRetry={retry} onLeave={onClose} />;
  }
  const expire = () => {
    setExpired(expired + 1);
    if (expired < RENEWALS) again();
  };
  return (
    // A new element for each try: one that changes its address would leave an entry in the history.
    <GameFrame
      key={attempt}
      target={target}
      name={name}
      onAgain={again}
      onExpired={expire}
      onClose={onClose}
    />
  );
}
