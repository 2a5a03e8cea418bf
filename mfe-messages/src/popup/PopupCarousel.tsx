import { useMerchant } from '@site/api';
import type { Popup } from '@site/contracts/areas/messages';
import { IconButton } from '@site/ui/IconButton';
import { RichText } from '@site/ui/RichText';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './PopupCarousel.module.css';
import { useSwipe } from './useSwipe';

const ARROW_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The pop-ups side by side, one in view, as high as the highest. The slides move by CSS, in the 400 ms of
 * HS-071: a carousel with momentum takes as long as its momentum lasts.
 */
export function PopupCarousel({ popups }: { popups: readonly Popup[] }) {
  const { t } = useTexts();
  const merchant = useMerchant().name;
  const [chosen, setChosen] = useState(0);
  const count = popups.length;
  // The list may be shorter when it has been asked for again.
  const selected = Math.min(chosen, count - 1);
  const several = count > 1;
  const step = (by: number) => setChosen((selected + by + count) % count);
  const { dragged, handlers } = useSwipe(step);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = ARROW_KEYS[key];
    if (by !== undefined) step(by);
  };
  const place = { '--slide': selected, '--dragged': `${dragged ?? 0}px` } as CSSProperties;
  return (
    <section
      aria-label={t('popup.label', { merchant })}
      aria-roledescription={several ? t('popup.carousel') : undefined}
      onKeyDown={several ? onKeyDown : undefined}
    >
      <div className={styles.viewport}>
        <ul
          className={styles.track}
          style={place}
          data-dragged={dragged === undefined ? undefined : ''}
          {...(several && handlers)}
        >
          {popups.map(({ id, content }, index) => (
            <li key={id} className={styles.slide} inert={index !== selected}>
              <RichText html={content} className={styles.content} />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
          <IconButton icon={ChevronLeft} label={t('popup.previous')} onClick={() => step(-1)} />
          <p className={styles.place} aria-live="polite">
            <VisuallyHidden>{t('popup.place', { number: selected + 1, count })}</VisuallyHidden>
            {popups.map(({ id }, index) => (
              <i key={id} className={styles.dot} data-selected={index === selected || undefined} />
            ))}
          </p>
          <IconButton icon={ChevronRight} label={t('popup.next')} onClick={() => step(1)} />
        </div>
      )}
    </section>
  );
}
