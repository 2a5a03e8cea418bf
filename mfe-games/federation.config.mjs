export default {
  name: 'mfe_games',
  contract: '^1.0.0',
  exposes: {
    './GameEntrance': './src/exposes/GameEntrance.ts',
    './WinnerBoard': './src/exposes/WinnerBoard.ts',
    './Jackpot': './src/exposes/Jackpot.ts',
    './GameListPage': './src/exposes/GameListPage.ts',
  },
};
