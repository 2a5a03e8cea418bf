import type { Banner } from '@site/contracts/areas/messages';
import { Icon } from '@site/ui/Icon';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import { ImageOff } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './Poster.module.css';
import type { RetriedPicture } from './useRetriedPicture';

/** What a picture measures that says nothing of itself: as the banners of home. */
const USUAL = { width: 358, height: 168 } as const;

interface PosterPictureProps {
  banner: Banner;
  first: boolean;
  picture: RetriedPicture;
}

/** The picture of a board in room that is kept from the start, with its words on it unless they are drawn in it. */
export function PosterPicture({ banner, first, picture }: PosterPictureProps) {
  const { t } = useTexts();
  const { url, size, eyebrow, title } = banner;
  const { width, height } = size ?? USUAL;
  const room = { aspectRatio: `${width} / ${height}` };
  if (picture.failed) {
    return (
      <button type="button" className={styles.failed} style={room} onClick={picture.retry}>
        <Icon of={ImageOff} size={24} />
        {t('ranks.pictureFailed')}
      </button>
    );
  }
  return (
    <span className={styles.picture} style={room}>
      <img
        key={picture.attempt}
        src={url}
        alt={size ? (title ?? '') : ''}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        onLoad={skipImageSuspense}
        onError={picture.fail}
      />
      {!size && (title !== undefined || eyebrow !== undefined) && (
        <span className={styles.copy}>
          {eyebrow !== undefined && <small>{eyebrow}</small>}
          {title !== undefined && <b>{title}</b>}
        </span>
      )}
    </span>
  );
}
