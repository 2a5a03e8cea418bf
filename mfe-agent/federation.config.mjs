export default {
  name: 'mfe_agent',
  contract: '^1.0.0',
  exposes: {
    './AgentHomePage': './src/exposes/AgentHomePage.ts',
  },
};
