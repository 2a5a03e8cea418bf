import {
  FRAME_PLAY_TYPES,
  FRAME_PRIZE_MODES,
  type FramePlayType,
  type FramePrizeMode,
} from '@site/contracts/values/lottery';
import { PATHS } from '@site/contracts/values/paths';

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
  return `${PATHS.lotteryFrame}?${query}`;
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
