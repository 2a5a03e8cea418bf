import { Icon, type IconProps } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import styles from './Tip.module.css';

interface TipProps {
  icon: IconProps['of'];
  /** `warning` for what has a price. */
  tone?: 'plain' | 'warning';
  children: ReactNode;
}

/** Something to know before the next step. */
export function Tip({ icon, tone = 'plain', children }: TipProps) {
  return (
    <div className={styles.tip} data-tone={tone}>
      <Icon of={icon} size={18} />
      <p>{children}</p>
    </div>
  );
}
