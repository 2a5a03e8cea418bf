import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './ActionBar.module.css';

export interface ActionStateProps {
  tone?: 'plain' | 'info' | 'success' | 'warning' | 'danger';
  icon: LucideIcon;
  /** One word: "Claimed". */
  title: string;
  /** One sentence that says what follows from it. */
  children: ReactNode;
  /** One `Link` or text button. */
  action?: ReactNode;
}

/** How something stands where nothing can be done about it now, with the room of the button that it stands for. */
export function ActionState({ tone = 'plain', icon, title, children, action }: ActionStateProps) {
  return (
    <div className={styles.state} data-tone={tone}>
      <Icon of={icon} size={20} />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      {action}
    </div>
  );
}
