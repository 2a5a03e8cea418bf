import { FB_VENDOR, type GameType } from '@site/contracts/areas/games';
import type { LocalizedText } from '../../../core/language';
import {
  cityLotteryNames,
  cockfightNames,
  esportNames,
  fishingNames,
  lotteryNames,
  sportNames,
} from './arenaNames';
import { slotNames } from './slotNames';
import { bingoNames, cardNames, liveNames } from './tableNames';

/** How many games each vendor has in a category, and the names that they draw from. */
export interface Shelf {
  vendors: readonly (readonly [vendor: string, games: number])[];
  names: () => LocalizedText[];
}

/** In the order in which lists and chips show the vendors. */
export const SHELVES: Readonly<Record<GameType, Shelf>> = {
  RNG: {
    vendors: [
      ['MOONREEF', 22],
      ['PAPERCRANE', 22],
      ['JADEWORKS', 22],
      ['SALTWIND', 22],
      ['SIXPETAL', 22],
      ['EMBERLINE', 22],
      ['TIDEWELL', 22],
      ['IRONPALM', 22],
      ['CLOUDPIER', 18],
      ['KITEHILL', 18],
      ['STONELARK', 18],
      ['FOXGLYPH', 18],
      ['QUARTZMILL', 24],
      ['LANTERNBAY', 24],
      ['NIGHTORCHID', 24],
    ],
    names: slotNames,
  },
  LIVE: {
    vendors: [
      ['JADEWORKS', 20],
      ['VELVETACE', 28],
      ['NIGHTORCHID', 28],
      ['PEARLROW', 24],
    ],
    names: liveNames,
  },
  SPORTS: {
    vendors: [
      ['PITCHLINE', 18],
      ['KITEHILL', 14],
      // The vendor whose games have a launch of their own.
      [FB_VENDOR, 1],
    ],
    names: sportNames,
  },
  ESPORTS: {
    vendors: [
      ['ARCFIELD', 16],
      ['QUARTZMILL', 12],
    ],
    names: esportNames,
  },
  COCKFIGHT: {
    vendors: [
      ['HIGHROOST', 8],
      ['THUNDERJAR', 6],
    ],
    names: cockfightNames,
  },
  FISH: {
    vendors: [
      ['TIDEWELL', 18],
      ['RIVERLOOM', 16],
      ['MOONREEF', 12],
    ],
    names: fishingNames,
  },
  PVP: {
    vendors: [
      ['PAPERCRANE', 22],
      ['FOXGLYPH', 20],
      ['VELVETACE', 18],
    ],
    names: cardNames,
  },
  LOTT: {
    vendors: [
      ['NUMERA', 10],
      ['TCG_SEA', 5],
    ],
    names: lotteryNames,
  },
  ELOTT: {
    vendors: [['TCG_LOTTO_VN', 10]],
    names: cityLotteryNames,
  },
  BINGO: {
    vendors: [
      ['BRASSBELL', 12],
      ['PEARLROW', 12],
    ],
    names: bingoNames,
  },
};
