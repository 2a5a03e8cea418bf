import type { Level } from '@site/contracts/areas/benefits';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import styles from './Emblem.module.css';

interface EmblemProps {
  level: Level;
  /** In pixels. */
  size: 44 | 76;
  /** Not reached yet: without its colour. */
  ahead: boolean;
}

/** The picture of a level; its name stands beside it. */
export function Emblem({ level: { icon }, size, ahead }: EmblemProps) {
  return (
    <img
      src={icon}
      alt=""
      width={size}
      height={size}
      className={styles.emblem}
      data-ahead={ahead || undefined}
      onLoad={skipImageSuspense}
    />
  );
}
