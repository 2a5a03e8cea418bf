import { Icon } from '@site/ui/Icon';
import { CircleDot, RefreshCw } from 'lucide-react';
import type { LiveState } from '../live/useLive';
import styles from './Shell.module.css';

const LOOKS = {
  connecting: { icon: RefreshCw, words: 'Connecting' },
  live: { icon: CircleDot, words: 'Live' },
  asking: { icon: RefreshCw, words: 'Asks every 15 s' },
};

/** Whether changes show at once. */
export function LiveMark({ state }: { state: LiveState }) {
  const { icon, words } = LOOKS[state];
  return (
    <span className={styles.live} data-state={state} role="status">
      <Icon of={icon} size={14} />
      {words}
    </span>
  );
}
