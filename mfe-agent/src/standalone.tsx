import { HOME_PATH } from '@site/contracts/routes';
import { useNavigate } from '@site/router';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import AgentHomePage from './exposes/AgentHomePage';

const AGENT_PATH = '/m/agent';

function Home() {
  const navigate = useNavigate();
  return <DemoLogin account="agent01" onDone={() => void navigate(AGENT_PATH)} />;
}

startStandalone({
  routes: [
    { path: HOME_PATH, element: <Home /> },
    { path: AGENT_PATH, element: <AgentHomePage /> },
  ],
});
