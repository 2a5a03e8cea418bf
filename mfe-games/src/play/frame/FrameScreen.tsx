import type { Orientation } from '@site/contracts/areas/games';
import { usePageTitle } from '@site/router';
import { type ReactNode, useEffect, useState } from 'react';
import { refreshAfterPlay } from '../launch/refreshAfterPlay';
import { RealityCheck } from '../realityCheck/RealityCheck';
import { FrameBar } from './FrameBar';
import styles from './FrameScreen.module.css';
import { FrameStage, type FrameStageProps } from './FrameStage';
import { RotateHint } from './RotateHint';
import { useFullScreen } from './useFullScreen';
import { useWakeLock } from './useWakeLock';

export interface FrameScreenProps extends FrameStageProps {
  /** The line with the way out: above the game, or below it. */
  bar: 'top' | 'bottom';
  /** What begins that line: the way out, and what is played. */
  lead: ReactNode;
  /** How the game wants to be held. */
  orientation?: Orientation | undefined;
  /** With play money. */
  demo: boolean;
  /** When the game was launched, by the server's clock; undefined while it is not. */
  startedAt: string | undefined;
  /** In place of the game, when it cannot show here. */
  instead?: ReactNode;
}

/** A game that fills the screen: its page, the line with the way out, and the reminder of time and money. */
export function FrameScreen(props: FrameScreenProps) {
  const { bar: place, lead, orientation, demo, startedAt, instead, ...stage } = props;
  const { isFull, toggle } = useFullScreen(orientation);
  const [settingReminder, setReminder] = useState(false);
  usePageTitle(stage.name);
  useWakeLock();
  useEffect(() => refreshAfterPlay, []);
  const bar = (
    <FrameBar place={place} isFull={isFull} onFullScreen={toggle} onReminder={() => setReminder(true)}>
      {lead}
    </FrameBar>
  );
  return (
    <>
      {place === 'top' && bar}
      {orientation === 'landscape' && <RotateHint />}
      {instead ?? <FrameStage {...stage} />}
      {place === 'bottom' && bar}
      <RealityCheck
        demo={demo}
        startedAt={startedAt}
        setting={settingReminder}
        onSet={() => setReminder(false)}
        onStop={stage.onClose}
      />
    </>
  );
}

/** The height of the window, for a game or for what stands in its place. */
export function WholeWindow({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
