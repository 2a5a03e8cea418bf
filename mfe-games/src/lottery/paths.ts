/** The lotteries with their draws (GA-065). */
export const LOTTERY_LOBBY_PATH = '/m/lottery';

/** A lottery in its frame (GA-062). */
export const START_LOTTERY_PATH = '/m/startLottery';

/** Where the close control of the frame leads without `pageBack` (GA-064). */
export const GAME_CENTRE_PATH = '/m/game';

/** Home and its aliases (HS-001). */
const HOME = /^\/(?:m(?:\/(?:index|index\.html|home)?)?)?$/;

export const isHome = (pathname: string): boolean => HOME.test(pathname);
