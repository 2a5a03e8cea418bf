import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { readPreference, writePreference } from '@site/session';
import { Badge } from '@site/ui/Badge';
import { Icon } from '@site/ui/Icon';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './Shortcuts.module.css';
import { useShortcuts } from './shortcuts';
import { useWaiting } from './useWaiting';

/** At the edge of an agent's home: what is there for every member, shown and hidden by its handle (AG-028). */
export function Shortcuts() {
  const { t } = useTexts();
  const [open, setOpen] = useState(() => readPreference('site.shortcutsOpen') === '1');
  const list = useId();
  const shown = useShortcuts();
  const { checkIn, rewards } = useWaiting(shown);
  if (shown.length === 0) return null;
  const toggle = () => {
    writePreference('site.shortcutsOpen', open ? undefined : '1');
    setOpen(!open);
  };
  return (
    <aside className={styles.widget} aria-label={t('widget.label')}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={toggle}
      >
        <VisuallyHidden>{t(open ? 'widget.hide' : 'widget.show')}</VisuallyHidden>
        <Icon of={open ? ChevronRight : ChevronLeft} size={20} />
        {!open && (checkIn || rewards > 0) && <Badge className={styles.dot} />}
      </button>
      {open && (
        <ul id={list} className={styles.list}>
          {shown.map(({ path, label, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.way ?? ''}>
                <Icon of={icon} />
                <span>{t(label)}</span>
                {path === PATHS.missions && checkIn && <Badge className={styles.mark} />}
                {path === PATHS.rewards && <Badge count={rewards} className={styles.mark} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
