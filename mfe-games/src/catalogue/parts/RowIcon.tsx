import type { ReactNode } from 'react';
import styles from './PressRow.module.css';

/** Edge of the square art, px. */
const SIZE = 44;

export interface RowIconProps {
  /** The art of a game. */
  src: string | undefined;
  /** In a plain box where there is none. */
  children?: ReactNode;
}

/** The picture at the beginning of a row; its name stands beside it. */
export function RowIcon({ src, children }: RowIconProps) {
  if (src === undefined) return <span className={styles.icon}>{children}</span>;
  return (
    <img
      src={src}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      className={styles.icon}
    />
  );
}
