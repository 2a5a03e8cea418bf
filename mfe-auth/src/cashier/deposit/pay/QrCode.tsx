import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath';

/** A text as a code for cameras: dark on white in every theme, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
