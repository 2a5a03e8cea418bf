import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import AgentHomePage from './exposes/AgentHomePage';
import TeamPage from './exposes/TeamPage';

function Home() {
  const navigate = useNavigate();
  return <DemoLogin account="agent01" onDone={() => void navigate(PATHS.agent)} />;
}

startStandalone({
  routes: [
    { path: PATHS.home, element: <Home /> },
    { path: PATHS.agent, element: <AgentHomePage /> },
    { path: PATHS.team, element: <TeamPage /> },
  ],
});
