import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import { KIND_NAMES, KINDS } from './contracts/kinds';
import AgentHomePage from './exposes/AgentHomePage';
import ContractPage from './exposes/ContractPage';
import TeamPage from './exposes/TeamPage';

function Home() {
  const navigate = useNavigate();
  return <DemoLogin account="agent01" onDone={() => void navigate(PATHS.agent)} />;
}

startStandalone({
  routes: [
    { path: PATHS.home, element: <Home /> },
    { path: PATHS.agent, element: <AgentHomePage /> },
    ...KIND_NAMES.map((kind) => ({ path: KINDS[kind].path, element: <ContractPage kind={kind} /> })),
    { path: PATHS.team, element: <TeamPage /> },
  ],
});
