import { useCurrencySymbol } from '@site/api';
import type { Orientation } from '@site/contracts/areas/games';
import { usePageTitle } from '@site/router';
import { type ReactNode, useEffect } from 'react';
import { GameWaits } from '../care/GameWaits';
import { LossLimit } from '../care/LossLimit';
import { PlayStopped } from '../care/PlayStopped';
import { RealityCheck } from '../care/RealityCheck';
import { SessionBar } from '../care/SessionBar';
import { TimeNote } from '../care/TimeNote';
import { usePlayCare } from '../care/usePlayCare';
import { refreshAfterPlay } from '../launch/refreshAfterPlay';
import styles from './FrameScreen.module.css';
import { FrameStage, type FrameStageProps } from './FrameStage';
import { RotateHint } from './RotateHint';
import { useFullScreen } from './useFullScreen';
import { useWakeLock } from './useWakeLock';

export interface FrameScreenProps extends Omit<FrameStageProps, 'rounds'> {
  /** The line with the way out: above the game, or below it. */
  bar: 'top' | 'bottom';
  /** What begins that line: the way out, and what is played. */
  lead: ReactNode;
  /** How the game wants to be held. */
  orientation?: Orientation | undefined;
  /** The game, as the platform is told that it shows; undefined while that is not known. */
  nodeId: string | undefined;
  /** With play money. */
  demo: boolean;
  /** In place of the game, when it cannot show here. */
  instead?: ReactNode;
}

/** A game that fills the screen: its page, the line with time and result, and what the platform says in between. */
export function FrameScreen(props: FrameScreenProps) {
  const { bar: place, lead, orientation, nodeId, demo, instead, ...stage } = props;
  const { source, error, again, onClose } = stage;
  const care = usePlayCare({ nodeId, demo, isLaunched: source !== undefined, error });
  const symbol = useCurrencySymbol();
  const { isFull, toggle } = useFullScreen(orientation);
  usePageTitle(stage.name);
  useWakeLock();
  useEffect(() => refreshAfterPlay, []);
  const { figures, stop } = care;
  const bar = (
    <SessionBar
      place={place}
      lead={lead}
      figures={figures}
      playing={!stop}
      demo={demo}
      isFull={isFull}
      onFullScreen={toggle}
    />
  );
  const game = () => {
    if (stop)
      return <PlayStopped stop={stop} figures={figures} symbol={symbol} demo={demo} onLeave={onClose} />;
    if (care.isLaunchHeld) return <GameWaits onOpen={again} onLeave={onClose} />;
    return instead ?? <FrameStage {...stage} rounds={care.rounds} />;
  };
  return (
    <>
      {place === 'top' && bar}
      {orientation === 'landscape' && <RotateHint />}
      {!stop && <TimeNote figures={figures} />}
      {game()}
      {place === 'bottom' && bar}
      {!stop && care.check && (
        <RealityCheck
          key={care.check.id}
          check={care.check}
          minutes={care.minutes}
          symbol={symbol}
          demo={demo}
          onAnswer={care.onAnswer}
          onLeave={onClose}
        />
      )}
      {!stop && care.isLossReached && (
        <LossLimit symbol={symbol} onBack={care.forgetLoss} onLeave={onClose} />
      )}
    </>
  );
}

/** The height of the window, for a game or for what stands in its place. */
export function WholeWindow({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
