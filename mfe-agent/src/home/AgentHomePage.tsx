import { useAccountType } from '@site/api';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Navigate } from '@site/router';
import { Shortcuts } from '../widget/Shortcuts';
import { AgentBar } from './AgentBar';
import { AgentHeader } from './AgentHeader';
import { AgentHero } from './AgentHero';
import styles from './AgentHomePage.module.css';
import { AgentWallet } from './AgentWallet';
import { ContractPrompts } from './ContractPrompts';
import { TeamCounters } from './TeamCounters';
import { TeamTools } from './TeamTools';
import { usePassedBelow } from './usePassedBelow';

/** An agent's own page: wallet, today's team, tools. Nobody else stays on it (AG-001). */
export default function AgentHomePage() {
  const type = useAccountType();
  const [name, passed] = usePassedBelow();
  if (type === undefined || !isAgentAccount(type)) return <Navigate to={PATHS.home} replace />;
  return (
    <div className={styles.page}>
      <AgentHeader solid={passed} />
      <AgentHero nameRef={name} />
      <div className={styles.content}>
        <AgentWallet />
        <TeamCounters />
        <TeamTools />
      </div>
      <Shortcuts />
      <AgentBar />
      <ContractPrompts />
    </div>
  );
}
