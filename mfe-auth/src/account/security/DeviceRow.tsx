import { Glyph, type GlyphProps } from '@site/ui/Glyph';
import { Icon, type IconProps } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import styles from './DeviceRow.module.css';

interface DeviceRowProps {
  icon: IconProps['of'];
  tone?: GlyphProps['tone'];
  name: ReactNode;
  /** Paragraphs below the name. */
  children: ReactNode;
  /** What can be done with it. */
  end?: ReactNode;
  className?: string | undefined;
}

/** One of the devices or passkeys that get into the account. */
export function DeviceRow({ icon, tone = 'plain', name, end, children, className = '' }: DeviceRowProps) {
  return (
    <li className={`${styles.row} ${className}`}>
      <Glyph tone={tone} className={styles.glyph}>
        <Icon of={icon} />
      </Glyph>
      <p className={styles.name}>{name}</p>
      <div className={styles.details}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
