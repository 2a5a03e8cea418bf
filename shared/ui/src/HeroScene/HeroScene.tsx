import { useMerchant } from '@site/api';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { skipImageSuspense } from '../skipImageSuspense';
import styles from './HeroScene.module.css';

export interface HeroSceneProps {
  as?: 'div' | 'header';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What stands over the merchant's picture; over a plain surface where the merchant has none. `--scene-veil` is
 * what darkens the picture, so that text on it can be read.
 */
export function HeroScene({ as: Element = 'div', className, children }: HeroSceneProps) {
  const { code, heroScene } = useMerchant();
  return (
    <Element className={cx(styles.scene, className)}>
      {heroScene && (
        <img
          className={styles.picture}
          src={`/cdn/scenes/${code}/${heroScene}.svg?size=hero`}
          alt=""
          fetchPriority="high"
          onLoad={skipImageSuspense}
        />
      )}
      {children}
    </Element>
  );
}
