import type { Banner as BannerData } from '@site/contracts/messages';
import { useTexts } from '../useTexts';
import { Banner } from './Banner';
import styles from './BannerCarousel.module.css';
import { useCarousel } from './useCarousel';

/** The banners side by side, one in view, with a dot for each for the eye. */
export function BannerSlides({ banners }: { banners: readonly BannerData[] }) {
  const { t } = useTexts();
  const { viewport, selected } = useCarousel(banners.length);
  return (
    <section
      className={styles.room}
      aria-label={t('banners.label')}
      aria-roledescription={t('banners.carousel')}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track}>
          {banners.map((banner, index) => (
            <li key={index} className={styles.slide}>
              <Banner banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {banners.map((_banner, index) => (
            <i key={index} className={styles.dot} data-selected={index === selected || undefined} />
          ))}
        </div>
      )}
    </section>
  );
}
