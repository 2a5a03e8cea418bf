import { call, merchantCode, useSystemStatus } from '@site/api';
import { type LaunchTokenMessage, launchLottery } from '@site/contracts/areas/lottery';
import type { Reply } from '../frame/source';
import { useLaunchAttempts } from '../frame/useLaunchAttempts';
import type { LotteryStart } from '../launch/lotteryPath';
import { frameAddress } from './frameAddress';

/** A new launch token for a lottery; good for 60 s, once. Throws ApiError. */
async function newLaunchToken({ gameId, playType, prizeMode }: LotteryStart): Promise<string> {
  const request = { gameId, playType, prize_mode: prizeMode };
  return (await call(launchLottery, request, { silent: true })).launchToken;
}

const lookOfPage = () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** The address of a lottery's frame, with a launch token of its own for each attempt. */
export function useLotteryLaunch(start: LotteryStart) {
  const paths = useSystemStatus().data?.info.paths;
  return useLaunchAttempts(
    paths &&
      (async () => {
        const launchToken = await newLaunchToken(start);
        return frameAddress(start, { paths, launchToken, merchant: merchantCode(), css: lookOfPage() });
      }),
  );
}

/** Hands a lottery that is in its frame another launch token. Throws ApiError. */
export async function renewLaunch(start: LotteryStart, reply: Reply): Promise<void> {
  const message: LaunchTokenMessage = {
    type: 'lottery.launchToken',
    launchToken: await newLaunchToken(start),
  };
  reply(message);
}
