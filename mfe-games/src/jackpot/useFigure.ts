import { useApiQuery } from '@site/api';
import { jackpotFigure } from '@site/contracts/games';
import { useEffect, useState } from 'react';
import { firstFigure, nextFigure, pauseMs } from './illustrativeTicker';

/** How often the platform is asked for its figure while the page is looked at, in ms. */
const REFRESH_MS = 10_000;

/** A figure that grows by itself: an illustration, no money. Whole units of currency, as text. */
export function useIllustrativeFigure(): string {
  const [figure, setFigure] = useState(() => firstFigure());
  useEffect(() => {
    const timer = setTimeout(() => setFigure(nextFigure(figure)), pauseMs());
    return () => clearTimeout(timer);
  }, [figure]);
  return String(figure);
}

/** The platform's figure; `undefined` until it is known. Whole units of currency, as text. */
export function usePlatformFigure(): string | undefined {
  const { data } = useApiQuery(jackpotFigure, {}, { refetchInterval: REFRESH_MS, silent: true });
  // The decimals would be too narrow to read at this size; the platform's figure is text, so it is cut as text.
  return data?.amount.split('.')[0];
}
