import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  title: string;
  /** Where "See all" leads. */
  to?: string;
  /** The words of that link. */
  children?: ReactNode;
}

/** Title of a section of home, and the way to all of it. */
export function SectionHead({ title, to, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {to && (
        <Link to={to} className={styles.link}>
          {children}
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </div>
  );
}
