import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './Glyph.module.css';

export interface GlyphProps {
  /** An `Icon` of 24. */
  children: ReactNode;
  /** `accent` where something waits, `tool` for an accent icon on a plain box. */
  tone?: 'plain' | 'accent' | 'tool';
  className?: string | undefined;
}

/** An icon in a 44-pixel box. */
export function Glyph({ children, tone = 'plain', className }: GlyphProps) {
  return <span className={cx(styles.glyph, styles[tone], className)}>{children}</span>;
}
