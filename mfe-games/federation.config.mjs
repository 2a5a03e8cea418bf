const catalogue = '/wps/relay/GCSGAME_';

/** What the first render of a module asks the platform; games/queries.ts makes these calls. */
const vendorTypes = {
  path: `${catalogue}getVassGameType`,
  module: 'COMM3',
  query: { typeId: 1, merchant_code: '{merchant}' },
};
const hotGames = {
  path: `${catalogue}hotGamesV2`,
  module: 'COMM3',
  query: { merchantCode: '{merchant}', isPlatform: 2, language: '{language}', platform: 'html5' },
};
const firstSlots = {
  path: `${catalogue}gameList`,
  module: 'COMM3',
  query: {
    merchant: '{merchant}',
    clientType: 2,
    platform: 'html5',
    gameType: 'RNG',
    pageSize: 24,
    language: '{language}',
    pageNo: 1,
  },
};
const winners = {
  path: `${catalogue}getRankList`,
  module: 'COMM3',
  query: { gameCategory: 'ALL', limitNum: 20, language: '{language}' },
};
const favourites = {
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'COMM3',
  query: { pageNo: 1, pageSize: 100 },
  session: true,
};

const lottery = (path, query = {}) => ({
  path,
  module: 'COMM3',
  query: { ...query, language: '{language}' },
});
const lotteryMenu = lottery('/lgw/games/game_menu');
const popularLotteries = lottery('/lgw/games/popular');
const lastDraws = lottery('/lotto/lgw/games/opened/numero', { limitNum: 100 });
const recentLotteries = { ...lottery('/lgw/vn/games/game_menu/recent'), session: true };
const services = { path: '/wps/customerService', module: 'COMM3' };
const recents = {
  path: '/wps/relay/GCS_recentGame',
  module: 'COMM3',
  query: { pageSize: 25, language: '{language}', clientType: 2, page: 1 },
  session: true,
};

export default {
  name: 'mfe_games',
  contract: '^1.0.0',
  exposes: {
    './GameEntrance': './src/exposes/GameEntrance.ts',
    './WinnerBoard': './src/exposes/WinnerBoard.ts',
    './Jackpot': './src/exposes/Jackpot.ts',
    './GameListPage': './src/exposes/GameListPage.ts',
    './BetRecordPage': './src/exposes/BetRecordPage.ts',
    './PlayPage': './src/exposes/PlayPage.ts',
    './RealityCheckPage': './src/exposes/RealityCheckPage.ts',
    './LotteryLobbyPage': './src/exposes/LotteryLobbyPage.ts',
    './LotteryFramePage': './src/exposes/LotteryFramePage.ts',
    './CategoryPage': './src/exposes/CategoryPage.ts',
    './GameCentrePage': './src/exposes/GameCentrePage.ts',
    './SlotsCentrePage': './src/exposes/SlotsCentrePage.ts',
    './SearchPage': './src/exposes/SearchPage.ts',
  },
  calls: {
    './GameEntrance': [vendorTypes, hotGames, firstSlots, services, favourites, recents],
    './WinnerBoard': [winners],
    './GameListPage': [vendorTypes, favourites],
    './LotteryLobbyPage': [lotteryMenu, popularLotteries, lastDraws, recentLotteries],
    './CategoryPage': [vendorTypes, hotGames, favourites],
    './GameCentrePage': [vendorTypes, hotGames, favourites, recents],
    './SlotsCentrePage': [vendorTypes, hotGames, favourites],
    './SearchPage': [vendorTypes, hotGames, favourites],
  },
};
