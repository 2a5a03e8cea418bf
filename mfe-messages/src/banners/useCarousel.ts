import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** How long a banner stays (HS-067); `--s-time-banner` is the same figure for styles. */
export const BANNER_MS = 5000;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Slides that follow the finger, and move on by themselves every 5 s while nobody holds or reads them. A
 * single slide neither moves nor loops.
 */
export function useCarousel(slides: number) {
  const several = slides > 1;
  const [viewport, carousel] = useEmblaCarousel(
    { loop: several, watchDrag: several, breakpoints: { [LESS_MOTION]: { duration: 0 } } },
    [
      Autoplay({
        active: several,
        delay: BANNER_MS,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
        breakpoints: { [LESS_MOTION]: { active: false } },
      }),
    ],
  );
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!carousel) return;
    const follow = () => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);
  return { viewport, selected };
}
