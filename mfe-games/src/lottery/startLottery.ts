import {
  FRAME_PLAY_TYPES,
  FRAME_PRIZE_MODES,
  type FramePlayType,
  type FramePrizeMode,
  lotteryFramePath,
} from '@site/contracts/lottery';
import { HOME_PATH } from '@site/contracts/routes';
import { gameAddress } from '../launch/gameAddress';
import { GAME_CENTRE_PATH, START_LOTTERY_PATH } from './paths';

/** Where a platform has the frame unless its status says otherwise. */
const FRAME_FOLDER = '/m/lotto-h5';
const FRAME_MUI = 'mui';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A lottery as the address of its page names it (GA-063). */
export interface LotteryStart {
  readonly mui?: string | undefined;
  readonly playType: FramePlayType;
  readonly gameId: string;
  readonly prizeMode: FramePrizeMode;
  /** Opened from home: the close control leads there (GA-064). */
  readonly pageBack?: boolean | undefined;
}

/** Address of a lottery's page. */
export function startLotteryPath({ mui, playType, gameId, prizeMode, pageBack }: LotteryStart): string {
  const query = new URLSearchParams({
    ...(mui && { mui }),
    playType,
    gameId,
    prize_mode: prizeMode,
    ...(pageBack && { pageBack: '1' }),
  });
  return `${START_LOTTERY_PATH}?${query}`;
}

/** The lottery that an address names; `undefined` when it names none. Prize modes are compared without case. */
export function readLotteryStart(query: URLSearchParams): LotteryStart | undefined {
  const playType = FRAME_PLAY_TYPES.find((type) => type === query.get('playType'));
  const prizeMode = FRAME_PRIZE_MODES.find((mode) => mode === query.get('prize_mode')?.toUpperCase());
  const gameId = query.get('gameId') ?? '';
  const mui = query.get('mui') ?? undefined;
  if (!playType || !prizeMode || !ID.test(gameId) || (mui !== undefined && !ID.test(mui))) return undefined;
  return { mui, playType, gameId, prizeMode, pageBack: isSet(query.get('pageBack')) };
}

/** A switch in an address, as some write one that is off. */
const isSet = (value: string | null): boolean => !['', '0', 'false'].includes(value?.toLowerCase() ?? '');

/** Where the close control leads (GA-064). */
export const closePath = ({ pageBack }: Pick<LotteryStart, 'pageBack'>): string =>
  pageBack ? HOME_PATH : GAME_CENTRE_PATH;

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
  const address = gameAddress(paths.lotteryFrame || FRAME_FOLDER);
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
