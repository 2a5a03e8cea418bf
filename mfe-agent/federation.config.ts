import type { FederationConfig } from '@site/build/federation';

export default {
  name: 'mfe_agent',
  contract: '^1.0.0',
  exposes: {
    './AgentHomePage': './src/exposes/AgentHomePage.ts',
    './DividendPage': './src/exposes/DividendPage.ts',
    './RedEnvelopePage': './src/exposes/RedEnvelopePage.ts',
  },
} satisfies FederationConfig;
