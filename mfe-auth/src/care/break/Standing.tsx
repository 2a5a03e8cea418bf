import { Icon, type IconProps } from '@site/ui/Icon';
import type { ReactNode, Ref } from 'react';
import styles from './Break.module.css';

interface StandingProps {
  icon: IconProps['of'];
  title: string;
  body: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** The ways on that stay open. */
  children?: ReactNode;
}

/** What holds now, and until when. */
export function Standing({ icon, title, body, titleRef, children }: StandingProps) {
  return (
    <div className={styles.standing}>
      <Icon of={icon} size={24} />
      <div className={styles.copy}>
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{body}</p>
        {children}
      </div>
    </div>
  );
}
