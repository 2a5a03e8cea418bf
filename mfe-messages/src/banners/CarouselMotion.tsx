import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

/** How long a banner stays (HS-067); `--s-time-banner` is the same figure for styles. */
const BANNER_MS = 5000;

/**
 * A slide that is as near as this to its place is put there, in CSS pixels: less than one of a phone's. Embla comes
 * nearer and nearer for another second, in which nobody sees it move, and each of its frames is work.
 */
const UNSEEN_PX = 0.3;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const AUTOPLAY = {
  delay: BANNER_MS,
  stopOnInteraction: false,
  stopOnMouseEnter: true,
  breakpoints: { [LESS_MOTION]: { active: false } },
};

export interface CarouselMotionProps {
  /** Around the track of two slides or more. */
  viewport: HTMLElement;
  /** Whether they move on by themselves: not where nobody looks. */
  byItself: boolean;
  onSelect: (slide: number) => void;
}

/**
 * Draws nothing: lets the slides follow the finger in a round, and move on by themselves every 5 s while
 * nobody holds or reads them. Apart from the slides, which are on the screen before this is fetched.
 */
export default function CarouselMotion({ viewport, byItself, onSelect }: CarouselMotionProps) {
  const [attach, carousel] = useEmblaCarousel(
    { loop: true, breakpoints: { [LESS_MOTION]: { duration: 0 } } },
    byItself ? [Autoplay(AUTOPLAY)] : [],
  );
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!carousel) return;
    const follow = () => onSelect(carousel.selectedScrollSnap());
    const endInTime = () => {
      const { dragHandler, location, target } = carousel.internalEngine();
      const left = Math.abs(target.get() - location.get());
      if (left < UNSEEN_PX && !dragHandler.pointerDown())
        carousel.scrollTo(carousel.selectedScrollSnap(), true);
    };
    carousel.on('select', follow).on('reInit', follow).on('scroll', endInTime);
    return () => {
      carousel.off('select', follow).off('reInit', follow).off('scroll', endInTime);
    };
  }, [carousel, onSelect]);
  return null;
}
