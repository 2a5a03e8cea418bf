import { HOME_PATH, LOGIN_PATH } from '@site/contracts/routes';
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
    { path: HOME_PATH, element: <Home /> },
    { path: LOGIN_PATH, element: <Login /> },
    { path: '/m/gameList', element: <GameListPage /> },
    { path: '/m/lottery', element: <LotteryLobbyPage /> },
    { path: '/m/startLottery', element: <LotteryFramePage /> },
    { path: '/m/gameCenter', element: <GameCentrePage /> },
    { path: '/m/slotsCenter', element: <SlotsCentrePage /> },
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
