import { useApiQuery } from '@site/api';
import { jackpotFigure } from '@site/contracts/areas/games';
import { useEffect, useState } from 'react';
import { firstFigure, nextFigure, pauseMs } from './illustrativeTicker';

/** How often the platform's figure is fetched while the page is looked at, in ms. */
const REFRESH_MS = 10_000;

/** A figure that grows by itself while it runs: an illustration, no money. Whole units of currency, as text. */
export function useIllustrativeFigure(runs: boolean): string {
  const [figure, setFigure] = useState(() => firstFigure());
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setFigure(nextFigure(figure)), pauseMs());
    return () => clearTimeout(timer);
  }, [figure, runs]);
  return String(figure);
}

/** The platform's figure, fetched while it runs. Whole units of currency, as text. */
export function usePlatformFigure(runs: boolean): { amount: string | undefined; failed: boolean } {
  const options = { refetchInterval: REFRESH_MS, enabled: runs, silent: true };
  const { data, isError } = useApiQuery(jackpotFigure, {}, options);
  // The decimals would be too narrow to read at this size; the platform's figure is text, so it is cut as text.
  return { amount: data?.amount.split('.')[0], failed: isError && data === undefined };
}
