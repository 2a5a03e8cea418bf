import { useUiLabel } from '@site/ui/useUiLabel';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './PageHeader.module.css';
import { ShellHeaderContext } from './shellHeader';

export interface PageHeaderProps {
  title: string;
  /** Beside the title, quieter: "All providers". */
  subtitle?: string | undefined;
  onBack: () => void;
  /** What `onBack` does where it leads to no other page: a cross stands in the place of the arrow. */
  close?: string;
  /** Balance, menu, filter: whatever the page needs at its right. */
  right?: ReactNode;
}

/**
 * The header of every page but home: back, title, and a slot. On a page whose header the shell draws it fills
 * that one, so that the header stands before the page's module is here and is never there twice.
 */
export function PageHeader(props: PageHeaderProps) {
  const shell = use(ShellHeaderContext);
  const take = shell?.take;
  useLayoutEffect(() => take?.(), [take]);
  if (!shell) {
    return (
      <header className={styles.header}>
        <HeaderContent {...props} />
      </header>
    );
  }
  return shell.place && createPortal(<HeaderContent {...props} />, shell.place);
}

/** What a header holds. For the shell, which has a header element of its own. */
export function HeaderContent({ title, subtitle, onBack, close, right }: PageHeaderProps) {
  const t = useUiLabel();
  return (
    <>
      <IconButton icon={close === undefined ? ArrowLeft : X} label={close ?? t('back')} onClick={onBack} />
      <h1 className={styles.title}>
        {title}
        {subtitle === undefined ? null : (
          <>
            {/* A pause for those who hear it. */}
            <VisuallyHidden>, </VisuallyHidden>
            <small className={styles.subtitle}>{subtitle}</small>
          </>
        )}
      </h1>
      {right}
    </>
  );
}
