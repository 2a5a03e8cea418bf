import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath';

export interface QrCodeProps {
  text: string;
  /** What is scanned, in words. */
  label: string;
}

/** The drawing: dark on light in every theme, as scanners want it. */
export default function Code({ text, label }: QrCodeProps) {
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
