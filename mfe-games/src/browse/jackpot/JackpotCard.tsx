import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { Crown, Pause, Play } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Jackpot.module.css';

export interface JackpotCardProps {
  ref?: Ref<HTMLElement>;
  /** What kind of figure it is. */
  note: string;
  /** The figure is a real one that is being counted. */
  live?: boolean;
  paused: boolean;
  /** Left out while there is nothing to pause. */
  onPause?: (paused: boolean) => void;
  children: ReactNode;
}

export function JackpotCard({ ref, note, live = false, paused, onPause, children }: JackpotCardProps) {
  const { t } = useTexts();
  return (
    <section ref={ref} className={styles.card} aria-label={t('jackpot.title')}>
      <div className={styles.top}>
        <Icon of={Crown} size={16} className={styles.crown} />
        <h2 className={styles.title}>{t('jackpot.title')}</h2>
        <p className={styles.note}>
          {live && <span className={styles.dot} />}
          {note}
        </p>
        {onPause && (
          <IconButton
            icon={paused ? Play : Pause}
            iconSize={16}
            label={t(paused ? 'jackpot.play' : 'jackpot.pause')}
            className={styles.control}
            onClick={() => onPause(!paused)}
          />
        )}
      </div>
      <div className={styles.figure}>{children}</div>
    </section>
  );
}
