import { useAccountType } from '@site/api';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Navigate } from '@site/router';
import { AgentBar } from './AgentBar';
import { AgentHero } from './AgentHero';
import styles from './AgentHomePage.module.css';
import { AgentWallet } from './AgentWallet';
import { ContractPrompts } from './ContractPrompts';
import { TeamCounters } from './TeamCounters';
import { TeamTools } from './TeamTools';

/** An agent's own page: wallet, today's team, tools. Nobody else stays on it (AG-001). */
export default function AgentHomePage() {
  const type = useAccountType();
  if (type === undefined || !isAgentAccount(type)) return <Navigate to={PATHS.home} replace />;
  return (
    <div className={styles.page}>
      <AgentHero />
      <div className={styles.content}>
        <AgentWallet />
        <TeamCounters />
        <TeamTools />
      </div>
      <AgentBar />
      <ContractPrompts />
    </div>
  );
}
