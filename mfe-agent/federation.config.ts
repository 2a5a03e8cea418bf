import type { FederationConfig } from '@site/build/federation';

export default {
  name: 'mfe_agent',
  contract: '^1.0.0',
  exposes: {
    './AgentHomePage': './src/exposes/AgentHomePage.ts',
    './TeamPage': './src/exposes/TeamPage.ts',
  },
} satisfies FederationConfig;
