import { PATHS } from '@site/contracts/values/paths';
import { returnPath, useLocation, useNavigate } from '@site/router';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import CategoryPage from './exposes/CategoryPage';
import GameCentrePage from './exposes/GameCentrePage';
import GameEntrance from './exposes/GameEntrance';
import GameListPage from './exposes/GameListPage';
import Jackpot from './exposes/Jackpot';
import LotteryFramePage from './exposes/LotteryFramePage';
import LotteryLobbyPage from './exposes/LotteryLobbyPage';
import SlotsCentrePage from './exposes/SlotsCentrePage';
import WinnerBoard from './exposes/WinnerBoard';

function Home() {
  return (
    <main>
      <Jackpot />
      <GameEntrance />
      <WinnerBoard />
    </main>
  );
}

function Login() {
  const navigate = useNavigate();
  const location = useLocation();
  return <DemoLogin onDone={() => void navigate(returnPath(location), { replace: true })} />;
}

startStandalone({
  routes: [
    { path: PATHS.home, element: <Home /> },
    { path: PATHS.login, element: <Login /> },
    { path: PATHS.gameList, element: <GameListPage /> },
    { path: PATHS.lotteryLobby, element: <LotteryLobbyPage /> },
    { path: PATHS.lotteryFrame, element: <LotteryFramePage /> },
    { path: PATHS.gameCentre, element: <GameCentrePage /> },
    { path: PATHS.slotsCentre, element: <SlotsCentrePage /> },
    ...(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'HOT'] as const).map((category) => ({
      path: `/m/${category.toLowerCase()}`,
      element: <CategoryPage key={category} category={category} />,
    })),
    ...(['RNG', 'LIVE', 'PVP', 'FISH'] as const).map((gameType) => ({
      path: `/m/${gameType.toLowerCase()}`,
      element: <GameListPage key={gameType} gameType={gameType} />,
    })),
  ],
});
