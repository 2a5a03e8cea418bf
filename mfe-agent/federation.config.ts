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
  budgets: {
    entry: 14_700,
    './AgentHomePage': 20_500,
    './TeamOverviewPage': 19_000,
    './TeamProfitPage': 20_100,
    './TeamBettingPage': 22_500,
    './RebateIncomePage': 20_800,
    './ContractPage': 20_000,
    './TeamPage': 19_700,
    './DividendPage': 21_100,
    './RedEnvelopePage': 21_000,
    './OpenAccountPage': 24_200,
    './RebateSettingsPage': 21_400,
  },
} satisfies FederationConfig;
