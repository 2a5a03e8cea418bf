import { LOTTERY_FRAME_FOLDER, lotteryFramePath } from '@site/contracts/areas/lottery';
import { PATHS } from '@site/contracts/values/paths';
import { gameAddress } from '../launch/gameAddress';
import type { LotteryStart } from '../launch/lotteryPath';

const FRAME_MUI = 'mui';

/** Where the close control leads (GA-064). */
export const closePath = ({ pageBack }: Pick<LotteryStart, 'pageBack'>): string =>
  pageBack ? PATHS.home : PATHS.game;

export interface FrameParts {
  /** Of the system status; empty for the usual ones. */
  readonly paths: { readonly lotteryMui: string; readonly lotteryFrame: string };
  readonly launchToken: string;
  readonly merchant: string;
  /** The look that the page has. */
  readonly css: 'dark' | 'light';
}

/**
 * Address of the frame (GA-062, GA-063). It holds a launch token that is good once, and never the session's.
 * Throws ApiError `client.link.refused` for a place that is less safe than this page.
 */
export function frameAddress(start: LotteryStart, { paths, launchToken, merchant, css }: FrameParts): URL {
  const mui = start.mui ?? (paths.lotteryMui || FRAME_MUI);
  const address = gameAddress(paths.lotteryFrame || LOTTERY_FRAME_FOLDER);
  // The folder may have a query of its own, which stays.
  address.pathname =
    address.pathname.replace(/\/$/, '') + lotteryFramePath(mui, start.playType, start.gameId);
  const query = {
    mui,
    playType: start.playType,
    gameId: start.gameId,
    prize_mode: start.prizeMode,
    ...(start.pageBack && { pageBack: '1' }),
    token: launchToken,
    merchant,
    css,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}
