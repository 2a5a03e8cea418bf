import { IconButton } from '@site/ui/IconButton';
import { AlarmClock, Maximize, Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import styles from './FrameBar.module.css';

export interface FrameBarProps {
  place: 'top' | 'bottom';
  /** The way out, and what else stands at the line's beginning. */
  children: ReactNode;
  isFull: boolean;
  /** Not there where the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
  onReminder: () => void;
}

/** The line above or below a game: the way out, reminder and full screen. */
export function FrameBar({ place, children, isFull, onFullScreen, onReminder }: FrameBarProps) {
  const { t } = useTexts();
  const Line = place === 'top' ? 'header' : 'footer';
  return (
    <Line className={styles.bar} data-place={place}>
      <div className={styles.lead}>{children}</div>
      <IconButton icon={AlarmClock} iconSize={22} label={t('reality.set')} onClick={onReminder} />
      {onFullScreen && (
        <IconButton
          icon={isFull ? Minimize : Maximize}
          iconSize={22}
          label={t(isFull ? 'play.leaveFullScreen' : 'play.fullScreen')}
          onClick={onFullScreen}
        />
      )}
    </Line>
  );
}
