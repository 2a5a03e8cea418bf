import { useWatched } from '@site/ui/useWatched';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './BannerCarousel.module.css';

/** Lets the slides move. When it does not come the first banner stays, which beats losing all of them. */
const CarouselMotion = lazy(() => import('./CarouselMotion').catch(() => ({ default: () => null })));

export interface CarouselRoundProps {
  slides: number;
  /** Around the track of the slides, once it is there. */
  viewport: HTMLElement | null;
}

/** A dot for each slide, for the eye, and what moves the slides: a step draws the dots anew, and no slide. */
export function CarouselRound({ slides, viewport }: CarouselRoundProps) {
  const [selected, setSelected] = useState(0);
  const [place, watched] = useWatched(true);
  useEffect(() => place(viewport), [place, viewport]);
  return (
    <>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: slides }, (_, index) => (
          <i key={index} className={styles.dot} data-selected={index === selected || undefined} />
        ))}
      </div>
      {viewport && (
        <Suspense>
          <CarouselMotion viewport={viewport} byItself={watched} onSelect={setSelected} />
        </Suspense>
      )}
    </>
  );
}
