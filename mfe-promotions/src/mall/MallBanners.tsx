import type { Banner } from '@site/contracts/areas/messages';
import { Link, useRouteExists } from '@site/router';
import { ScrollRow } from '@site/ui/ScrollRow';
import { skipImageSuspense } from '@site/ui/skipImageSuspense';
import styles from './MallBanners.module.css';

/** What the merchant says above its goods, side by side; nothing where it says nothing. */
export function MallBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ScrollRow as="ul" className={styles.row}>
      {banners.map((banner, position) => (
        // Two may have the same picture, and none has a name of its own.
        <li key={`${position} ${banner.url}`} className={styles.item}>
          <MallBanner banner={banner} />
        </li>
      ))}
    </ScrollRow>
  );
}

function MallBanner({ banner: { url, eyebrow, title, link = '' } }: { banner: Banner }) {
  const inside = useRouteExists(link);
  const content = (
    <>
      <img src={url} alt="" width={358} height={168} className={styles.picture} onLoad={skipImageSuspense} />
      {title !== undefined && (
        <span className={styles.copy}>
          {eyebrow !== undefined && <small className={styles.eyebrow}>{eyebrow}</small>}
          <b className={styles.title}>{title}</b>
        </span>
      )}
    </>
  );
  if (inside && title !== undefined)
    return (
      <Link to={link} className={styles.banner}>
        {content}
      </Link>
    );
  return <div className={styles.banner}>{content}</div>;
}
