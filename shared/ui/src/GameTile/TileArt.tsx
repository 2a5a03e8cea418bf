import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon';
import { skipImageSuspense } from '../skipImageSuspense';
import styles from './GameTile.module.css';

// The art's own size (3:4): the browser keeps its room before it comes.
const ART_WIDTH = 120;
const ART_HEIGHT = 160;

/** The picture of a game, or a quiet stand-in when it is missing or fails. */
export function TileArt({ image, eager }: { image: string | undefined; eager: boolean }) {
  const [failed, setFailed] = useState<string>();
  if (image === undefined || image === failed) {
    return (
      <span className={styles.missing}>
        <Icon of={Dices} size={32} />
      </span>
    );
  }
  return (
    <img
      src={image}
      alt=""
      width={ART_WIDTH}
      height={ART_HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={styles.image}
      onLoad={skipImageSuspense}
      onError={() => setFailed(image)}
    />
  );
}
