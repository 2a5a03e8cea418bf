import { hasCode } from '@site/api';
import { useErrorText } from '@site/i18n';
import { useEffect, useState } from 'react';
import { refreshCatalogue } from '../launch/refreshAfterPlay';
import { Frame } from './Frame';
import styles from './Frame.module.css';
import { FrameFailed } from './FrameFailed';
import type { FrameSource, FrameWords, Reply, Rounds } from './source';
import { Waiting } from './Waiting';

/** A launch that came too late is renewed so often by itself; then it is the player's to retry. */
const RENEWALS = 1;

export interface FrameStageProps {
  /** The launched game; undefined until it is. */
  source: FrameSource | undefined;
  error: Error | null;
  /** Makes another attempt. */
  again: () => void;
  words: FrameWords;
  name: string;
  rounds: Rounds;
  /** Hands the page in the frame another launch; without it another attempt brings another page. */
  renew?: (reply: Reply) => Promise<void>;
  onClose: () => void;
}

/** The game, or how far it has come. */
export function FrameStage(props: FrameStageProps) {
  const { source, error, again, words, name, rounds, renew, onClose } = props;
  const errorText = useErrorText();
  const [expired, setExpired] = useState(0);
  const gone = error !== null && hasCode(error, 'game.unavailable', 'game.freeplay.unsupported');
  useEffect(() => {
    if (gone) refreshCatalogue();
  }, [gone]);

  const retry = () => {
    setExpired(0);
    again();
  };
  const failed = (body: string, onRetry: (() => void) | undefined) => (
    <FrameFailed title={words.failed} body={body} onRetry={onRetry} onLeave={onClose} />
  );
  if (error) return failed(errorText(error), gone ? undefined : retry);
  if (!source)
    return (
      <div className={styles.stage}>
        <Waiting words={words.opening} />
      </div>
    );
  if (expired > RENEWALS) return failed(words.expired, retry);

  const expire = (reply: Reply) => {
    setExpired(expired + 1);
    if (expired >= RENEWALS) return;
    if (renew) renew(reply).catch(() => setExpired(RENEWALS + 1));
    else again();
  };
  return (
    // A new element for each address: one that changes its own would leave an entry in the history.
    <Frame
      key={source.url}
      source={source}
      words={words}
      name={name}
      rounds={rounds}
      onAgain={retry}
      onExpired={expire}
      onClose={onClose}
    />
  );
}
