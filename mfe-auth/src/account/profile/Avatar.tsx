import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { UserRound } from 'lucide-react';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Nothing: a figure without a face. */
  src: string | undefined;
  size: 56 | 96;
  /** What it shows; without it the words beside it say whose it is. */
  alt?: string;
}

/** A member's picture. */
export function Avatar({ src, size, alt = '' }: AvatarProps) {
  return (
    <span className={size === 56 ? styles.avatar : `${styles.avatar} ${styles.large}`}>
      {src === undefined ? (
        <Icon of={UserRound} size={size / 2} />
      ) : (
        <img src={src} alt={alt} width={size} height={size} onLoad={skipImageSuspense} />
      )}
    </span>
  );
}
