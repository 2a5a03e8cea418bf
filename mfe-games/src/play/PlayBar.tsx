import { IconButton } from '@site/ui/IconButton';
import { Tag } from '@site/ui/Tag';
import { AlarmClock, Maximize, Minimize, X } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './PlayBar.module.css';

export interface PlayBarProps {
  name: string;
  demo: boolean;
  isFull: boolean;
  /** Not there where the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
  onReminder: () => void;
  onClose: () => void;
}

/** The line above a game: the way out, what is played, reminder and full screen. */
export function PlayBar({ name, demo, isFull, onFullScreen, onReminder, onClose }: PlayBarProps) {
  const { t } = useTexts();
  return (
    <header className={styles.bar}>
      <IconButton icon={X} label={t('play.close')} onClick={onClose} />
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        {demo && <Tag tone="info">{t('play.demo')}</Tag>}
      </div>
      <IconButton icon={AlarmClock} iconSize={22} label={t('reality.set')} onClick={onReminder} />
      {onFullScreen && (
        <IconButton
          icon={isFull ? Minimize : Maximize}
          iconSize={22}
          label={t(isFull ? 'play.leaveFullScreen' : 'play.fullScreen')}
          onClick={onFullScreen}
        />
      )}
    </header>
  );
}
