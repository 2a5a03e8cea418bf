import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { useUiLabel } from '../internal/useUiLabel';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  /** Beside the title, quieter: "All providers". */
  subtitle?: string | undefined;
  onBack: () => void;
  /** Balance, menu, filter: whatever the page needs at its right. */
  right?: ReactNode;
}

/** The header of every page but home: back, title, and a slot. */
export function PageHeader({ title, subtitle, onBack, right }: PageHeaderProps) {
  const text = useUiLabel();
  return (
    <header className={styles.header}>
      <IconButton icon={ArrowLeft} label={text('back')} onClick={onBack} />
      <h1 className={styles.title}>
        {title}
        {subtitle === undefined ? null : <small className={styles.subtitle}>{subtitle}</small>}
      </h1>
      {right}
    </header>
  );
}
