import { type ApiError, endpointKey, queryClient, serverNow, useApiQuery } from '@site/api';
import {
  type Draw,
  type LotteryGame,
  type LotteryMenu,
  lotteryMenu,
  openedDraws,
  popularLotteries,
  recentLotteries,
  vietnamOpenedDraws,
} from '@site/contracts/areas/lottery';
import { parameterOf, useLanguage } from '@site/i18n';
import { useSession } from '@site/session';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastDrawsRequest } from '../../requests';
import { VIETNAM_LOTTERY } from '../launch/launchPlan';

/** After a draw has closed its successor is fetched: not by everybody in the same moment. */
const NEXT_DRAW_WAIT_MS = 500;
const NEXT_DRAW_SPREAD_MS = 1_000;
/** While a platform still has the old draw. */
const REFETCH_MS = 2_000;
/** While it does not respond. */
const RECOVER_MS = 15_000;

/** Draws of one game that its results show. */
const RESULTS_SHOWN = 20;

const useLanguageParameter = () => parameterOf(useLanguage());

/** Milliseconds until the first of the draws has closed; `false` when there is none. */
export function untilNextDraw(games: readonly LotteryGame[], now: number): number | false {
  if (games.length === 0) return false;
  const next = Math.min(...games.map(({ closesAt }) => Date.parse(closesAt)));
  if (next <= now) return REFETCH_MS;
  return next - now + NEXT_DRAW_WAIT_MS + Math.random() * NEXT_DRAW_SPREAD_MS;
}

const gamesOf = (menu: LotteryMenu | undefined) => menu?.list.flatMap(({ games }) => games) ?? [];

/** The lotteries by group, each with the draw that is open; refetched when one has closed. */
export function useLotteryMenu() {
  const menu = useApiQuery(
    lotteryMenu,
    { language: useLanguageParameter() },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        state.error ? RECOVER_MS : untilNextDraw(gamesOf(state.data), serverNow()),
    },
  );
  const openDraws = gamesOf(menu.data)
    .map(({ gameId, numero }) => `${gameId} ${numero}`)
    .join();
  useEffect(() => {
    if (openDraws !== '') void queryClient.invalidateQueries({ queryKey: endpointKey(openedDraws) });
  }, [openDraws]);
  return menu;
}

const idsOf = ({ list }: { list: LotteryGame[] }) => list.map(({ gameId }) => gameId);

/** Nothing while they are awaited for the first time; none at all once that has failed. */
const idsOrNone = ({ data, isPending, failureCount }: UseQueryResult<string[], ApiError>) =>
  isPending && failureCount === 0 ? undefined : (data ?? []);

/** Ids of the popular lotteries; `undefined` while they are not known. */
export function usePopularIds(): readonly string[] | undefined {
  const request = { language: useLanguageParameter() };
  return idsOrNone(useApiQuery(popularLotteries, request, { silent: true, select: idsOf }));
}

/** Ids of the lotteries that the member has played, newest first; none for guests, `undefined` while not known. */
export function useRecentIds(): readonly string[] | undefined {
  const enabled = useSession((session) => session !== null);
  const request = { language: useLanguageParameter() };
  const ids = idsOrNone(useApiQuery(recentLotteries, request, { enabled, silent: true, select: idsOf }));
  return enabled ? ids : [];
}

const byGame = ({ list }: { list: Draw[] }) => new Map(list.map((draw) => [draw.gameId, draw]));

/** The last draw of each game, by its id. */
export function useLastDraws(): ReadonlyMap<string, Draw> | undefined {
  const request = lastDrawsRequest({ language: useLanguageParameter() });
  return useApiQuery(openedDraws, request, { silent: true, select: byGame }).data;
}

/** The newest draws of one game. */
export function useDrawsOf({ gameId, vassalage }: Pick<LotteryGame, 'gameId' | 'vassalage'>) {
  const endpoint = vassalage === VIETNAM_LOTTERY ? vietnamOpenedDraws : openedDraws;
  const request = { gameId, limitNum: RESULTS_SHOWN, language: useLanguageParameter() };
  return useApiQuery(endpoint, request, { silent: true, select: ({ list }) => list });
}

/** One lottery; `undefined` while it is not known, and for one that the merchant does not have. */
export function useLottery(gameId: string): LotteryGame | undefined {
  const request = { language: useLanguageParameter() };
  const select = (menu: LotteryMenu) => gamesOf(menu).find((game) => game.gameId === gameId);
  return useApiQuery(lotteryMenu, request, { silent: true, select }).data;
}
