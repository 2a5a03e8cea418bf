import { useLanguage } from '@site/i18n';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of a row at 390 px, until the first is there to be measured, in px. */
const ROW_HEIGHT = 216;

export interface GridMeasure {
  /** Of a tile and the gap below it, in px. */
  readonly rowHeight: number;
  /** Of the list, from the top of the page, in px. */
  readonly top: number;
}

/** How high the rows of a list are, all the same, and where on the page it begins. Measured again when that may change. */
export function useGridMeasure(box: RefObject<HTMLElement | null>): GridMeasure {
  const language = useLanguage();
  const [measure, setMeasure] = useState<GridMeasure>({ rowHeight: ROW_HEIGHT, top: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const take = () => {
      const next = measureOf(list);
      setMeasure((now) => (now.rowHeight === next.rowHeight && now.top === next.top ? now : next));
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(list);
    // What stands above the list moves it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box, language]);
  return measure;
}

function measureOf(list: HTMLElement): GridMeasure {
  const tile = list.firstElementChild?.getBoundingClientRect().height;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  return {
    rowHeight: tile ? tile + gap : ROW_HEIGHT,
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}
