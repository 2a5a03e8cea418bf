import { useSettings } from '@site/api';
import { Skeleton } from '@site/ui/Skeleton';
import { useWatched } from '@site/ui/useWatched';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { Figure } from './Figure';
import styles from './Jackpot.module.css';
import { JackpotCard } from './JackpotCard';
import { useIllustrativeFigure, usePlatformFigure } from './useFigure';

/** The jackpot as the merchant wants it: the platform's figure, an illustration that says so, or nothing. */
export default function Jackpot() {
  const settings = useSettings();
  switch (settings.data?.jackpot) {
    case 'platform':
      return <PlatformJackpot />;
    case 'illustrative':
      return <IllustrativeJackpot />;
    case 'off':
      return null;
    default:
      // Without the setting nothing may be shown; its room is kept while there is hope of one.
      return settings.isPending ? <div className={styles.room} aria-busy="true" aria-hidden="true" /> : null;
  }
}

/** The jackpot before anything moves: a figure that was drawn ahead would be an old one, or jump to another. */
export function JackpotFrame() {
  const { t } = useTexts();
  const kind = useSettings().data?.jackpot;
  if (kind !== 'platform' && kind !== 'illustrative') return null;
  const isReal = kind === 'platform';
  return (
    <JackpotCard
      note={t(isReal ? 'jackpot.platform' : 'jackpot.illustration')}
      live={isReal}
      paused={false}
      onPause={() => undefined}
    >
      <FigureRoom />
    </JackpotCard>
  );
}

const FigureRoom = () => <Skeleton height="var(--c-jackpot-cell)" />;

function IllustrativeJackpot() {
  const { t } = useTexts();
  const [paused, setPaused] = useState(false);
  const [place, watched] = useWatched(true);
  const amount = useIllustrativeFigure(watched && !paused);
  return (
    <JackpotCard ref={place} note={t('jackpot.illustration')} paused={paused} onPause={setPaused}>
      <Figure amount={amount} />
    </JackpotCard>
  );
}

function PlatformJackpot() {
  const { t } = useTexts();
  const [paused, setPaused] = useState(false);
  const [place, watched] = useWatched(true);
  const { amount, failed } = usePlatformFigure(watched && !paused);
  // There is none to be told of.
  if (failed) return null;
  const known = amount !== undefined;
  return (
    <JackpotCard
      ref={place}
      note={t(paused ? 'jackpot.paused' : 'jackpot.platform')}
      live={!paused}
      paused={paused}
      {...(known && { onPause: setPaused })}
    >
      {known ? <Figure amount={amount} /> : <FigureRoom />}
    </JackpotCard>
  );
}
