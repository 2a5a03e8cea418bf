import { Icon, type IconProps } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import styles from './Tip.module.css';

interface TipProps {
  icon: IconProps['of'];
  /** `info` for what is under way, `warning` for what has a price. */
  tone?: 'plain' | 'info' | 'warning';
  children: ReactNode;
  /** Below the words: small buttons. */
  actions?: ReactNode;
}

/** Something to know before the next step. */
export function Tip({ icon, tone = 'plain', children, actions }: TipProps) {
  return (
    <div className={styles.tip} data-tone={tone}>
      <Icon of={icon} size={18} />
      <div className={styles.copy}>
        <p>{children}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
