import { type Game, type GameType, OPENS_VENDOR_LIST, type VendorTypes } from '@site/contracts/areas/games';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { type FramePlayType, type FramePrizeMode, PLAY_TYPES } from '@site/contracts/values/lottery';
import type { SessionInfo } from '@site/session';

/** Vendors whose games are lotteries, whatever their category (GA-055). */
export const VIETNAM_LOTTERY = 'TCG_LOTTO_VN';
const SEA_LOTTERY = 'TCG_SEA';

/** ELOTT vendors that decide the prize mode of every other lottery (GA-060). */
const ELOTT_PRIZE_VENDORS: readonly string[] = [VIETNAM_LOTTERY, 'LOTT'];

/** How a lottery's frame is opened. */
export interface LotteryPlan {
  readonly playType: FramePlayType;
  readonly prizeMode: FramePrizeMode;
}

/** Where the player pressed: a list of games, or a vendor that opens at once. */
export type LaunchOrigin = 'list' | 'vendor';

export interface GameLaunch {
  readonly category: GameType;
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
  readonly freeplay: 0 | 1;
}

export type LaunchPlan =
  | { readonly kind: 'login' }
  | { readonly kind: 'vendorList'; readonly gameType: GameType; readonly vassalage: string }
  | ({ readonly kind: 'lottery'; readonly launch: GameLaunch } & LotteryPlan)
  | { readonly kind: 'game'; readonly launch: GameLaunch };

/**
 * What a press on a game does (games-promotions-messages-agent.md, section 4, "Game launch").
 *
 * @param types the merchant's vendors; `undefined` while they are not known, which counts as none
 * @param demo the player asked for play money; trial accounts have nothing else
 */
export function launchPlan(
  game: Game,
  types: VendorTypes | undefined,
  session: SessionInfo | null,
  origin: LaunchOrigin = 'list',
  demo = false,
): LaunchPlan {
  if (session === null) return { kind: 'login' };
  const playMoney = (demo || isTrialAccount(session.type)) && offersFreePlay(game, origin);
  const launch = gameLaunch(game, playMoney);
  if (isLottery(game)) return { kind: 'lottery', ...lotteryModes(game, types), launch };
  if (game.isGameH5 === OPENS_VENDOR_LIST) {
    return { kind: 'vendorList', gameType: game.gameType, vassalage: game.vassalage };
  }
  return { kind: 'game', launch };
}

/** What the launch call is told of a game (GA-058). */
export const gameLaunch = (game: Game, playMoney: boolean): GameLaunch => ({
  category: game.gameType,
  vendor: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  freeplay: playMoney ? 1 : 0,
});

/** The two lists spell it the other way round: 0 is yes in `supportPlay`, 1 is yes in `freeplay` (GA-059). */
export function offersFreePlay(
  game: Pick<Game, 'supportPlay' | 'freeplay'>,
  origin: LaunchOrigin = 'list',
): boolean {
  return origin === 'list' ? game.supportPlay === 0 : game.freeplay === 1;
}

type LotteryTraits = Pick<Game, 'vassalage' | 'gameType' | 'lottoMode'>;

/** Lotteries go by their vendor, then by their category (GA-055, GA-056). */
const isLottery = ({ vassalage, gameType }: LotteryTraits): boolean =>
  vassalage === SEA_LOTTERY || vassalage === VIETNAM_LOTTERY || gameType === 'LOTT' || gameType === 'ELOTT';

/** How the frame of a lottery is opened (GA-055, GA-056, GA-060). */
export function lotteryModes(game: LotteryTraits, types: VendorTypes | undefined): LotteryPlan {
  return {
    playType: game.lottoMode.includes(PLAY_TYPES.ENTERTAINMENT) ? 'ent' : 'trad',
    prizeMode: game.vassalage === SEA_LOTTERY ? 'SEA' : prizeModeOf(types),
  };
}

function prizeModeOf(types: VendorTypes | undefined): FramePrizeMode {
  const codes = types?.mapping.ELOTT?.vassalage ?? [];
  return codes.some((code) => ELOTT_PRIZE_VENDORS.includes(code)) ? 'ELOTT' : 'LOTT';
}
