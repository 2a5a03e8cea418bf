import type { FederationConfig } from '@site/build/federation';

export default {
  name: 'mfe_agent',
  contract: '^1.0.0',
  exposes: {
    './AgentHomePage': './src/exposes/AgentHomePage.ts',
    './OpenAccountPage': './src/exposes/OpenAccountPage.ts',
    './RebateSettingsPage': './src/exposes/RebateSettingsPage.ts',
  },
} satisfies FederationConfig;
