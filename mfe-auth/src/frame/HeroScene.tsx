import { useMerchant } from '@site/api';
import { showPageAtOnce } from '@site/ui/showPageAtOnce';
import styles from './HeroScene.module.css';

/** The merchant's picture, over all of the element that it stands in; nothing where the merchant has none. */
export function HeroScene() {
  const { code, heroScene } = useMerchant();
  return (
    heroScene && (
      <img
        className={styles.scene}
        src={`/cdn/scenes/${code}/${heroScene}.svg?size=hero`}
        alt=""
        fetchPriority="high"
        onLoad={showPageAtOnce}
      />
    )
  );
}
