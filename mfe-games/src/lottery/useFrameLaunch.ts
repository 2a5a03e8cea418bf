import { call, endpointKey, merchantCode, queryClient, useSystemStatus } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import { launchLottery } from '@site/contracts/lottery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { frameAddress, type LotteryStart } from './startLottery';
import { refreshRecents } from './useOpenLottery';

/** A new launch token for a lottery; good for 60 s, once. Throws ApiError. */
export async function newLaunchToken({ gameId, playType, prizeMode }: LotteryStart): Promise<string> {
  const request = { gameId, playType, prize_mode: prizeMode };
  return (await call(launchLottery, request, { silent: true })).launchToken;
}

const lookOfPage = () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/**
 * The address of a lottery's frame, with a launch token of its own for each try. A try is over with the page:
 * nothing keeps its token.
 */
export function useFrameLaunch(start: LotteryStart) {
  const [attempt, setAttempt] = useState(1);
  const paths = useSystemStatus().data?.info.paths;
  const launch = useQuery({
    queryKey: [...endpointKey(launchLottery), start.gameId, start.playType, start.prizeMode, attempt],
    enabled: paths !== undefined,
    queryFn: async () => {
      const launchToken = await newLaunchToken(start);
      if (!paths) throw new Error('the status is not known');
      return frameAddress(start, { paths, launchToken, merchant: merchantCode(), css: lookOfPage() });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { who: 'session' },
  });
  return { address: launch.data, error: launch.error, attempt, again: () => setAttempt(attempt + 1) };
}

/** A lottery has moved the balance, and is now among those played last. */
export function useRefreshOnLeave(): void {
  useEffect(
    () => () => {
      refreshBalance();
      refreshRecents();
    },
    [],
  );
}

export function refreshBalance(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(walletBalance) });
}
