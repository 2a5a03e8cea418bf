import type { DownloadLink } from '@site/contracts/areas/system';
import { BrandMark } from '@site/ui/BrandMark';
import styles from './AppPicture.module.css';
import { appPicture } from './downloadLinks';

interface AppPictureProps {
  links: readonly DownloadLink[];
  /** Its size and corners. */
  className?: string | undefined;
}

/** The icon that the app has on a home screen: the merchant's picture of it, else the merchant's mark. */
export function AppPicture({ links, className = '' }: AppPictureProps) {
  const picture = appPicture(links);
  return (
    <span className={`${styles.tile} ${className}`}>
      {picture ? (
        <img src={picture} alt="" className={styles.picture} />
      ) : (
        <BrandMark className={styles.mark} />
      )}
    </span>
  );
}
