import type { Banner as BannerData } from '@site/contracts/areas/messages';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { Banner } from './Banner';
import styles from './BannerCarousel.module.css';
import { CarouselRound } from './CarouselRound';

interface BannerSlidesProps {
  banners: readonly BannerData[];
  /** How many of them are drawn, each with its dot all the same; left out, all. */
  drawn?: number;
}

/** The banners side by side, one in view, with a dot for each for the eye. */
export function BannerSlides({ banners, drawn = banners.length }: BannerSlidesProps) {
  const { t } = useTexts();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  return (
    <section
      className={styles.room}
      aria-label={t('banners.label')}
      aria-roledescription={t('banners.carousel')}
    >
      <div ref={setViewport} className={styles.viewport}>
        <ul className={styles.track}>
          {banners.slice(0, drawn).map((banner, index) => (
            <li key={index} className={styles.slide}>
              <Banner banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 1 && <CarouselRound slides={banners.length} viewport={viewport} />}
    </section>
  );
}
