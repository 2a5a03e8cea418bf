import type { FederationConfig } from '@site/build/federation';
import {
  FAVOURITE_IDS_REQUEST,
  favouriteIds,
  gameList,
  hotGames,
  PAGE_SIZE,
  recentGames,
  vendorGameTypes,
  winnerBoard,
} from '@site/contracts/areas/games';
import { lotteryMenu, openedDraws, popularLotteries, recentLotteries } from '@site/contracts/areas/lottery';
import { consolidatedSettings, customerService, systemStatus } from '@site/contracts/areas/system';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { firstCall } from '@site/contracts/http/firstCalls';
import { PATHS } from '@site/contracts/values/paths';
import {
  gameListRequest,
  hotGamesRequest,
  lastDrawsRequest,
  recentGamesRequest,
  vendorTypesRequest,
  winnersRequest,
} from './src/requests';

/* What the first render of a module asks the platform. */

const FIRST_PAGE = 1;
const { language } = OPEN_SCOPE;

const vendors = firstCall(vendorGameTypes, vendorTypesRequest(OPEN_SCOPE));
const hot = firstCall(hotGames, hotGamesRequest(OPEN_SCOPE));
const vipService = [firstCall(customerService, {}), firstCall(systemStatus, {})];
const favourites = firstCall(favouriteIds, FAVOURITE_IDS_REQUEST);
const recents = firstCall(recentGames, { ...recentGamesRequest(OPEN_SCOPE), page: FIRST_PAGE });
const firstSlots = firstCall(gameList, {
  ...gameListRequest({ type: 'RNG' }, PAGE_SIZE.entranceCategory, OPEN_SCOPE),
  pageNo: FIRST_PAGE,
});

/** Other paths, and parameters, ask for other games. */
const listedSlots = firstCall(
  gameList,
  { ...gameListRequest({ type: 'RNG' }, PAGE_SIZE.gameList, OPEN_SCOPE), pageNo: FIRST_PAGE },
  { at: PATHS.gameList },
);

export default {
  name: 'mfe_games',
  contract: '^1.0.0',
  exposes: {
    './GameEntrance': './src/exposes/GameEntrance.ts',
    './WinnerBoard': './src/exposes/WinnerBoard.ts',
    './Jackpot': './src/exposes/Jackpot.ts',
    './LiveModels': './src/exposes/LiveModels.ts',
    './GameListPage': './src/exposes/GameListPage.ts',
    './BetRecordPage': './src/exposes/BetRecordPage.ts',
    './PlayPage': './src/exposes/PlayPage.ts',
    './LotteryLobbyPage': './src/exposes/LotteryLobbyPage.ts',
    './LotteryFramePage': './src/exposes/LotteryFramePage.ts',
    './CategoryPage': './src/exposes/CategoryPage.ts',
    './GameCentrePage': './src/exposes/GameCentrePage.ts',
    './SlotsCentrePage': './src/exposes/SlotsCentrePage.ts',
    './SearchPage': './src/exposes/SearchPage.ts',
  },
  calls: {
    './Jackpot': [firstCall(consolidatedSettings, {})],
    './GameEntrance': [vendors, hot, firstSlots, ...vipService, favourites, recents],
    './WinnerBoard': [firstCall(winnerBoard, winnersRequest(OPEN_SCOPE))],
    './GameListPage': [vendors, listedSlots, favourites],
    './LotteryLobbyPage': [
      firstCall(lotteryMenu, { language }),
      firstCall(popularLotteries, { language }),
      firstCall(openedDraws, lastDrawsRequest(OPEN_SCOPE)),
      firstCall(recentLotteries, { language }),
    ],
    './CategoryPage': [vendors, hot, favourites],
    './GameCentrePage': [vendors, hot, favourites, recents],
    './SlotsCentrePage': [vendors, hot, favourites],
    './SearchPage': [vendors, hot, favourites],
  },
  firstView: { file: './src/firstView.tsx', slots: ['./Jackpot', './GameEntrance', './GameListPage'] },
  budgets: {
    entry: 14_100,
    firstView: 127_300,
    './GameEntrance': 25_000,
    './WinnerBoard': 20_000,
    './Jackpot': 11_400,
    './LiveModels': 18_300,
    './GameListPage': 42_800,
    './BetRecordPage': 16_700,
    './PlayPage': 34_400,
    './LotteryLobbyPage': 15_600,
    './LotteryFramePage': 32_300,
    './CategoryPage': 44_100,
    './GameCentrePage': 23_100,
    './SlotsCentrePage': 24_200,
    './SearchPage': 32_600,
  },
} satisfies FederationConfig;
