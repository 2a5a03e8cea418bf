import type { FederationConfig } from '@site/build/federation';

export default {
  name: 'mfe_agent',
  contract: '^1.0.0',
  exposes: {
    './AgentHomePage': './src/exposes/AgentHomePage.ts',
    './TeamOverviewPage': './src/exposes/TeamOverviewPage.ts',
    './TeamProfitPage': './src/exposes/TeamProfitPage.ts',
    './TeamBettingPage': './src/exposes/TeamBettingPage.ts',
    './RebateIncomePage': './src/exposes/RebateIncomePage.ts',
    './ContractPage': './src/exposes/ContractPage.ts',
    './TeamPage': './src/exposes/TeamPage.ts',
    './DividendPage': './src/exposes/DividendPage.ts',
    './RedEnvelopePage': './src/exposes/RedEnvelopePage.ts',
    './OpenAccountPage': './src/exposes/OpenAccountPage.ts',
    './RebateSettingsPage': './src/exposes/RebateSettingsPage.ts',
  },
} satisfies FederationConfig;
