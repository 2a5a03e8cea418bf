import { Icon, type IconProps } from '@site/ui/Icon';
import { type ReactNode, useId } from 'react';
import styles from './Break.module.css';

interface EffectsProps {
  title: string;
  /** What comes of it, each with a picture. */
  items: readonly (readonly [icon: IconProps['of'], text: ReactNode])[];
}

/** What a choice does, before it is made. */
export function Effects({ title, items }: EffectsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.label}>
        {title}
      </h2>
      <ul className={styles.effects}>
        {items.map(([icon, text], index) => (
          <li key={index}>
            <Icon of={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
